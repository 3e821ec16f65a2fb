import { listTexts } from '../translations/listTexts';
import type { ApiProduct } from '../types';

/** A page of the reference, and how many of its English texts are new or other ones. */
export interface TouchedTranslation {
  /** Product and name: `tree-view/TreeItem`. */
  page: string;
  count: number;
}

/** Lists the pages whose texts have to be translated after a move, by page. */
export function listTouchedTranslations(
  before: readonly ApiProduct[],
  after: readonly ApiProduct[],
): TouchedTranslation[] {
  const known = new Set(listTexts(before).map(({ hash }) => hash));
  const counts = new Map<string, number>();
  for (const { page, hash } of listTexts(after)) {
    if (!known.has(hash)) {
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .sort((a, b) => (a.page < b.page ? -1 : 1));
}
