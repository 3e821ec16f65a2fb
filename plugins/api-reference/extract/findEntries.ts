import type { Verdict } from './judgeComponent';
import type { ExportedEntry } from './listEntries';

/** One kind of page that is not a component's. */
export interface EntryKind {
  isOfKind: (entry: ExportedEntry) => boolean;
  judge: (entry: ExportedEntry) => Verdict;
}

/** Finds the documented entries of one kind, in the given order. */
export function findEntries(
  entries: readonly ExportedEntry[],
  { isOfKind, judge }: EntryKind,
): ExportedEntry[] {
  return entries.filter((entry) => isOfKind(entry) && judge(entry).isDocumented);
}
