import type { EntryRule } from '../documented';
import type { Verdict } from './judgeComponent';
import type { ExportedEntry } from './listEntries';
import { getNearestNames } from './nearestNames';

/** One kind of page that is not a component's. */
export interface EntryKind {
  /** Plural, as error messages name it: `hooks`. */
  label: string;
  isOfKind: (entry: ExportedEntry) => boolean;
  judge: (entry: ExportedEntry) => Verdict;
  rule: EntryRule;
}

/** One error for all reviewed names that are not among the exports. */
function assertReviewedNames(
  entries: readonly ExportedEntry[],
  { label, rule: { also, except } }: EntryKind,
): void {
  const names = new Set(entries.map(({ name }) => name));
  const lines = [...Object.keys(also), ...Object.keys(except)]
    .filter((name) => !names.has(name))
    .map((name) => `- ${name}. Nearest: ${getNearestNames(name, names).join(', ')}`);
  if (lines.length > 0) {
    throw new Error(
      `The API reference names ${label} that the installed packages do not export:\n` +
        `${lines.join('\n')}\n` +
        'Correct or remove them in plugins/api-reference/documented.ts.',
    );
  }
}

/**
 * Finds the documented entries of one kind, in the given order.
 *
 * @throws one Error for all names in documented.ts that no package exports
 */
export function findEntries(
  entries: readonly ExportedEntry[],
  kind: EntryKind,
): ExportedEntry[] {
  const candidates = entries.filter(kind.isOfKind);
  assertReviewedNames(candidates, kind);
  return candidates.filter((entry) => kind.judge(entry).isDocumented);
}
