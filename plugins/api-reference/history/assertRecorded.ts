import type { ReleaseModel } from '../extract/extractRelease';
import type { ApiProduct, ProductId } from '../types';
import type { Fields, Snapshot, SnapshotEntry, SnapshotMember } from './snapshot';
import { toSnapshot } from './toSnapshot';
import { toSnapshots } from './toSnapshots';
import { getTypeKey } from './typeKey';
import type { ProductHistory } from '../common/history/types';

/** Records the installed version, and whatever else is new. */
export const UPDATE_COMMAND = 'npm run api:record';

/** How many differences are listed: the first ones tell what is wrong. */
const MAX_DIFFERENCES = 10;

type Documented = SnapshotEntry | SnapshotMember;

function toComparable({ fields = {} }: Documented): Record<string, unknown> {
  const { type, ...rest } = fields;
  return { ...rest, type: type && getTypeKey(type, fields.required ?? false) };
}

/** What two sightings of the same thing differ in, as lines. */
function compareFields(name: string, recorded: Documented, found: Documented) {
  const [before, after] = [recorded, found].map(toComparable);
  const keys: (keyof Fields)[] = [
    'type',
    'default',
    'required',
    'deprecated',
    'plan',
  ];
  return keys
    .filter((key) => before![key] !== after![key])
    .map(
      (key) =>
        `${name}: ${key} is ${JSON.stringify(found.fields?.[key] ?? null)}, ` +
        `recorded is ${JSON.stringify(recorded.fields?.[key] ?? null)}`,
    );
}

/** Compares lists of what is documented; `compare` goes on with what both have. */
function compareLists<T extends Documented>(
  recorded: readonly T[],
  found: readonly T[],
  options: { toName: (one: T) => string; compare: (a: T, b: T) => string[] },
): string[] {
  const { toName, compare } = options;
  const before = new Map(recorded.map((one) => [toName(one), one]));
  const after = new Map(found.map((one) => [toName(one), one]));
  return [
    ...[...before.keys()]
      .filter((name) => !after.has(name))
      .map((name) => `${name}: is recorded, and the packages do not have it`),
    ...[...after].flatMap(([name, one]) => {
      const known = before.get(name);
      return known ? compare(known, one) : [`${name}: is not recorded`];
    }),
  ];
}

function isDocumented({ undocumented }: Documented): boolean {
  return !undocumented;
}

function compareSnapshots(recorded: Snapshot, found: Snapshot): string[] {
  return compareLists(
    recorded.entries.filter(isDocumented),
    found.entries.filter(isDocumented),
    {
      toName: ({ name }) => name,
      compare: (a, b) => [
        ...compareFields(a.name, a, b),
        ...compareLists(
          a.members.filter(isDocumented),
          b.members.filter(isDocumented),
          {
            toName: ({ kind, name }) => `${b.name}, ${kind} ${name}`,
            compare: (one, other) =>
              compareFields(`${b.name}, ${other.kind} ${other.name}`, one, other),
          },
        ),
      ],
    },
  );
}

/** A model with nothing beside what it documents: for comparing, that is enough. */
function toRelease(product: ApiProduct): ReleaseModel {
  return { ...product, exports: [], undocumentedProps: {} };
}

/** What the record of the installed version says and the packages do not, as lines. */
function listDifferences(
  product: ApiProduct,
  history: ProductHistory | undefined,
  installed: string,
): string[] {
  const recorded =
    history && toSnapshots(history).find(({ version }) => version === installed);
  return recorded
    ? compareSnapshots(recorded, toSnapshot(toRelease(product), installed))
    : [`${product.product}: version ${installed} is not recorded`];
}

/**
 * Checks that the record of the installed version says what the extractor finds in the
 * packages.
 *
 * @param installed the versions of the installed products
 * @throws one Error for all products, with the members that differ and the command to run
 */
export function assertRecorded(
  products: readonly ApiProduct[],
  histories: readonly ProductHistory[],
  installed: Readonly<Record<ProductId, string>>,
): void {
  const differences = products.flatMap((product) =>
    listDifferences(
      product,
      histories.find((history) => history.product === product.product),
      installed[product.product],
    ),
  );
  if (differences.length > 0) {
    const rest = differences.length - MAX_DIFFERENCES;
    throw new Error(
      'The API’s history does not agree with the installed packages:\n' +
        differences
          .slice(0, MAX_DIFFERENCES)
          .map((line) => `- ${line}\n`)
          .join('') +
        (rest > 0 ? `- and ${rest} more\n` : '') +
        `Record the installed version: ${UPDATE_COMMAND}`,
    );
  }
}
