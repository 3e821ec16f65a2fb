import { formatFaults } from '../formatFaults';
import type { ApiProduct, ProductId } from '../types';
import {
  FIELD_NAMES,
  toComparable,
  toSnapshot,
  toSnapshots,
  type Fields,
  type Sighting,
  type Snapshot,
} from './snapshot';
import type { ProductHistory } from '../common/history/types';

/** Records the installed version, and whatever else is new. */
export const UPDATE_COMMAND = 'npm run api:record';

/** How many differences are listed: the first ones tell what is wrong. */
const MAX_DIFFERENCES = 10;

/** Whether the reference of a version has something, as far as the record tells. */
function isDocumented({ undocumented, unknown }: Sighting): boolean {
  return !undocumented && !unknown;
}

/** The fields of all that a version documents, by a name that says what has them. */
function listDocumented({ entries }: Snapshot): Map<string, Fields> {
  const documented = new Map<string, Fields>();
  for (const entry of entries.filter(isDocumented)) {
    documented.set(entry.name, entry.fields ?? {});
    for (const member of entry.members.filter(isDocumented)) {
      const name = `${entry.name}, ${member.kind} ${member.name}`;
      documented.set(name, member.fields ?? {});
    }
  }
  return documented;
}

/** What two sightings of the same thing differ in, as lines. */
function compareFields(name: string, recorded: Fields, found: Fields): string[] {
  const [before, after] = [toComparable(recorded), toComparable(found)];
  return FIELD_NAMES.filter((key) => before[key] !== after[key]).map(
    (key) =>
      `${name}: ${key} is ${JSON.stringify(found[key] ?? null)}, ` +
      `recorded is ${JSON.stringify(recorded[key] ?? null)}`,
  );
}

function compareSnapshots(recorded: Snapshot, found: Snapshot): string[] {
  const [before, after] = [listDocumented(recorded), listDocumented(found)];
  /** The names that the other one lacks; members go and come with their entry. */
  const listMissing = (own: Map<string, Fields>, other: Map<string, Fields>) =>
    [...own.keys()].filter(
      (name) =>
        !other.has(name) &&
        (!name.includes(', ') || other.has(name.split(', ')[0]!)),
    );
  return [
    ...listMissing(before, after).map(
      (name) => `${name}: is recorded, and the packages do not have it`,
    ),
    ...listMissing(after, before).map((name) => `${name}: is not recorded`),
    ...[...after].flatMap(([name, fields]) => {
      const known = before.get(name);
      return known ? compareFields(name, known, fields) : [];
    }),
  ];
}

/** What the record of the installed version says and the packages do not, as lines. */
function listDifferences(
  product: ApiProduct,
  history: ProductHistory | undefined,
  installed: string,
): string[] {
  // A model with nothing beside what it documents: for comparing, that is enough.
  const model = { ...product, exports: [], undocumentedProps: {} };
  const recorded =
    history && toSnapshots(history).find(({ version }) => version === installed);
  return recorded
    ? compareSnapshots(recorded, toSnapshot(model, installed))
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
    throw new Error(
      'The API’s history does not agree with the installed packages:\n' +
        `${formatFaults(differences, MAX_DIFFERENCES)}\n` +
        `Record the installed version: ${UPDATE_COMMAND}`,
    );
  }
}
