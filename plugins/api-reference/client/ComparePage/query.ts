import { CHANGE_KINDS, type ChangeKind } from '../../common/history/changes';
import { findVersion, orderVersions, toMinor } from '../../common/history/version';
import { MEMBER_KINDS, type MemberKind } from '../../common/history/types';
import type { ApiCompareLibrary } from '../../pageData';
import type { Plan, ProductId } from '../../types';
import { PLANS } from '../../common/plans';

/** What members are filtered by: their kind, or whole entries alone. */
export type SubjectKind = MemberKind | 'entry';

export const SUBJECT_KINDS: readonly SubjectKind[] = ['entry', ...MEMBER_KINDS];

/** The kinds of changes that are shown unless a reader says otherwise. */
const DEFAULT_KINDS = CHANGE_KINDS.filter((kind) => kind !== 'typeChanged');

/** What a reader compares, as the page's address says it. */
export interface CompareQuery {
  library: ProductId;
  /** Name of an entry; empty for the whole library. */
  entry: string;
  /** Recorded versions, the earlier first. */
  from: string;
  to: string;
  kinds: readonly ChangeKind[];
  plan: Plan | 'all';
  kind: SubjectKind | 'all';
  text: string;
}

/** A value in the address that means nothing, and what is shown instead. */
export interface QueryFault {
  name: string;
  value: string;
  fallback: string;
  valid: readonly string[];
}

export interface ParsedQuery {
  query: CompareQuery;
  faults: QueryFault[];
  /** Whether the later version came first. */
  isSwapped: boolean;
}

function findIn<Value extends string>(
  values: readonly Value[],
): (text: string) => Value | undefined {
  return (text) => values.find((value) => value === text);
}

/** Reads values of an address, and collects those that mean nothing. */
function createReader(search: string) {
  const parameters = new URLSearchParams(search);
  const faults: QueryFault[] = [];
  return {
    faults,
    getText: (name: string) => parameters.get(name) ?? '',
    /**
     * @param valid what the value may be
     * @param find the meaning of a text
     */
    read<Value extends string>(
      name: string,
      fallback: Value,
      valid: readonly string[],
      find: (text: string) => Value | undefined,
    ): Value {
      const text = parameters.get(name);
      if (text === null) {
        return fallback;
      }
      const value = find(text);
      if (value === undefined) {
        faults.push({ name, value: text, fallback, valid });
      }
      return value ?? fallback;
    },
    /** As `read`, of several values with commas between them. */
    readList<Value extends string>(
      name: string,
      fallback: readonly Value[],
      valid: readonly Value[],
    ): readonly Value[] {
      const texts = parameters.get(name)?.split(',').filter(Boolean);
      if (texts === undefined) {
        return fallback;
      }
      const known = valid.filter((value) => texts.includes(value));
      for (const value of texts.filter(
        (text) => findIn(valid)(text) === undefined,
      )) {
        faults.push({ name, value, fallback: known.join(', '), valid });
      }
      return known;
    },
  };
}

/**
 * The comparison that an address asks for. A value that means nothing is a fault, and
 * its default takes its place.
 *
 * @param search the query of the address
 * @param libraries what can be compared, the default one first
 */
export function parseCompareQuery(
  search: string,
  libraries: readonly ApiCompareLibrary[],
): ParsedQuery {
  const { faults, getText, read, readList } = createReader(search);
  const products = libraries.map(({ product }) => product);
  const library = read('library', products[0]!, products, findIn(products));
  const { versions, installed } = libraries.find(
    ({ product }) => product === library,
  )!;
  const readVersion = (name: string, fallback: string) =>
    read(name, fallback, versions.map(toMinor), (text) =>
      findVersion(text, versions),
    );
  const first = readVersion('from', versions[0]!);
  const second = readVersion('to', installed);
  const [from, to] = [first, second].sort(orderVersions) as [string, string];
  const plans = ['all', ...PLANS] as const;
  const subjects = ['all', ...SUBJECT_KINDS] as const;
  return {
    query: {
      library,
      entry: getText('entry'),
      from,
      to,
      kinds: readList('changes', DEFAULT_KINDS, CHANGE_KINDS),
      plan: read('plan', 'all', plans, findIn(plans)),
      kind: read('kind', 'all', subjects, findIn(subjects)),
      text: getText('filter'),
    },
    faults: faults.map((fault) => ({
      ...fault,
      fallback:
        fault.name === 'from' || fault.name === 'to'
          ? toMinor(fault.fallback)
          : fault.fallback,
    })),
    isSwapped: from !== first,
  };
}

const hasDefaultKinds = ({ kinds }: CompareQuery) =>
  kinds.join() === DEFAULT_KINDS.join();

/** Whether a comparison shows other changes than it does unless a reader says otherwise. */
export function isFiltered(query: CompareQuery): boolean {
  const { plan, kind, text } = query;
  return plan !== 'all' || kind !== 'all' || text !== '' || !hasDefaultKinds(query);
}

/**
 * The query of the address that asks for a comparison. Library and versions are always in
 * it, so that the address means the same when the portal moves to another version.
 */
export function formatCompareQuery(query: CompareQuery): string {
  const { library, entry, from, to, kinds, plan, kind, text } = query;
  const values = {
    library,
    entry,
    from: toMinor(from),
    to: toMinor(to),
    plan: plan === 'all' ? '' : plan,
    kind: kind === 'all' ? '' : kind,
    filter: text,
  };
  const parameters = new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== ''),
  );
  if (!hasDefaultKinds(query)) {
    parameters.set('changes', kinds.join());
  }
  return `?${parameters}`.replaceAll('%2C', ',');
}
