import { getNearestNames } from '../../../src/utils/nearestNames';
import { listDocuments, listMembers, type Member } from '../members';
import type { ApiDocument, ApiProduct } from '../types';
import type { TableRequest } from './readTableRequest';

/** A page of the reference, and the members of it that a table shows. */
export interface TableMembers {
  product: ApiProduct;
  document: ApiDocument;
  members: Member[];
}

interface Candidate {
  product: ApiProduct;
  document: ApiDocument;
}

function quoteNearest(name: string, candidates: readonly string[]): string {
  return getNearestNames(name, candidates)
    .map((near) => `"${near}"`)
    .join(', ');
}

/** @throws an Error with the products that have such a catalogue */
function findCatalogue(
  kind: 'events' | 'selectors',
  name: string,
  candidates: readonly Candidate[],
): Candidate {
  const having = candidates.filter(({ document }) => document.kind === kind);
  const found = having.find(({ document }) => document.product === name);
  if (found === undefined) {
    const known = having.map(({ document }) => `"${document.product}"`).join(', ');
    throw new Error(
      `product="${name}": the reference has no ${kind} of it. It has those of ${known}.`,
    );
  }
  return found;
}

/** @throws an Error with the names that are nearest */
function findOwner(name: string, candidates: readonly Candidate[]): Candidate {
  const names = candidates.flatMap(({ document }) =>
    document.kind === 'component' || document.kind === 'interface'
      ? [document.name]
      : [],
  );
  const found = candidates.find(
    ({ document }) =>
      'name' in document && document.name === name && names.includes(name),
  );
  if (found === undefined) {
    throw new Error(
      `of="${name}": the reference has no such component or interface. Nearest: ${quoteNearest(name, names)}.`,
    );
  }
  return found;
}

/** The members that a page names, in its order; all of them where it names none. */
function pickMembers(
  members: readonly Member[],
  names: readonly string[] | undefined,
  label: string,
): Member[] {
  const byName = new Map(members.map((member) => [member.name, member]));
  const wanted = names ?? [...byName.keys()];
  const unknown = wanted.filter((name) => !byName.has(name));
  if (unknown.length > 0) {
    const faults = unknown.map(
      (name) => `"${name}" (nearest: ${quoteNearest(name, [...byName.keys()])})`,
    );
    throw new Error(`names: ${label} has no ${faults.join(', no ')}.`);
  }
  return wanted.map((name) => byName.get(name)!);
}

/**
 * Finds the members that a table shows: of a component its props.
 *
 * @throws an Error that says what the reference does not have, and what is nearest
 */
export function findTableMembers(
  request: TableRequest,
  products: readonly ApiProduct[],
): TableMembers {
  const { kind, names } = request;
  const candidates = products.flatMap((product) =>
    listDocuments(product).map((document) => ({ product, document })),
  );
  const found =
    kind === 'members'
      ? findOwner(request.of, candidates)
      : findCatalogue(kind, request.product, candidates);
  const members = listMembers(found.document).filter(
    ({ section }) => kind !== 'members' || section === 'props',
  );
  const label =
    kind === 'members' ? request.of : `the ${kind} of ${request.product}`;
  return { ...found, members: pickMembers(members, names, label) };
}
