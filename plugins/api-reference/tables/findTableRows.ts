import type { ApiSectionKind } from '../../settings';
import { toMemberAnchor } from '../common/memberAnchor';
import { getNearestNames } from '../../../src/utils/nearestNames';
import type { EntryKind } from '../common/history/types';
import { toPermalink } from '../common/toPermalink';
import type { ApiInterface, ApiComponent, ApiProduct, Plan } from '../types';
import type { TableRequest } from './readTableRequest';

/** A member as a table of a page shows it. */
export interface TableRow {
  name: string;
  /** Of its entry in the reference. */
  permalink: string;
  plan: Plan;
  /** Markdown, as in the model. */
  description: string;
  /** Type of what a selector returns. */
  returns?: string;
  deprecated?: string | true;
  untranslated?: true;
}

/** The rows of a table, and where the record tells of them. */
export interface TableRows {
  product: ApiProduct;
  entry: { kind: EntryKind; name: string };
  section: ApiSectionKind;
  rows: TableRow[];
}

type Member = Pick<
  TableRow,
  'name' | 'description' | 'returns' | 'deprecated' | 'untranslated'
> & {
  plan: Plan;
};

/** Members of one place, before a page chooses among them. */
interface Source extends Omit<TableRows, 'rows'> {
  label: string;
  slug: string;
  members: readonly Member[];
}

function quoteNearest(name: string, candidates: readonly string[]): string {
  return getNearestNames(name, candidates)
    .map((near) => `"${near}"`)
    .join(', ');
}

function findCatalogue(
  kind: 'events' | 'selectors',
  name: string,
  products: readonly ApiProduct[],
): Source {
  const having = products.filter((product) => product[kind].length > 0);
  const product = having.find((candidate) => candidate.product === name);
  if (product === undefined) {
    const known = having.map((candidate) => `"${candidate.product}"`).join(', ');
    throw new Error(
      `product="${name}": the reference has no ${kind} of it. It has those of ${known}.`,
    );
  }
  return {
    product,
    entry: { kind, name: kind },
    section: kind,
    label: `the ${kind} of ${name}`,
    slug: kind,
    members: product[kind],
  };
}

function findOwner(name: string, products: readonly ApiProduct[]): Source {
  const pages = products.flatMap((product) =>
    product.pages
      .filter((page) => page.kind !== 'hook')
      .map((page: ApiComponent | ApiInterface) => ({ product, page })),
  );
  const found = pages.find(({ page }) => page.name === name);
  if (found === undefined) {
    const known = pages.map(({ page }) => page.name);
    throw new Error(
      `of="${name}": the reference has no such component or interface. Nearest: ${quoteNearest(name, known)}.`,
    );
  }
  const { product, page } = found;
  return {
    product,
    entry: { kind: page.kind, name },
    section: 'props',
    label: name,
    slug: page.slug,
    members: page.kind === 'component' ? page.props : page.members,
  };
}

/** The members that a page names, in its order; all of them where it names none. */
function pickMembers(
  { label, members }: Source,
  names: readonly string[] | undefined,
): readonly Member[] {
  if (names === undefined) {
    return members;
  }
  const byName = new Map(members.map((member) => [member.name, member]));
  const unknown = names.filter((name) => !byName.has(name));
  if (unknown.length > 0) {
    const faults = unknown.map(
      (name) => `"${name}" (nearest: ${quoteNearest(name, [...byName.keys()])})`,
    );
    throw new Error(`names: ${label} has no ${faults.join(', no ')}.`);
  }
  return names.map((name) => byName.get(name)!);
}

/**
 * Finds the members that a table shows.
 *
 * @throws an Error that says what the reference does not have, and what is nearest
 */
export function findTableRows(
  request: TableRequest,
  products: readonly ApiProduct[],
): TableRows {
  const source =
    request.kind === 'members'
      ? findOwner(request.of, products)
      : findCatalogue(request.kind, request.product, products);
  const { product, entry, section, slug } = source;
  const page = toPermalink({ product: product.product, slug });
  return {
    product,
    entry,
    section,
    rows: pickMembers(source, request.names).map(
      ({ name, plan, description, returns, deprecated, untranslated }) => ({
        name,
        permalink: `${page}#${toMemberAnchor(section, name)}`,
        plan,
        description,
        returns,
        deprecated,
        untranslated,
      }),
    ),
  };
}
