import { hashText } from '../../src/node/hashText';
import { listChanges } from './listChanges';
import { parsePage } from './parsePage';
import type { Revision } from './types';

/**
 * The number of English blocks that a translation is behind with.
 *
 * @param source text of the English file, which is parsed only when it is another one
 *   than the revision's
 */
export function countChanges(
  source: string,
  revision: Revision,
  shownPath: string,
): number {
  const isCurrent =
    hashText(source.replace(/\r\n/g, '\n')) === revision.source &&
    revision.blocks.every(({ todo }) => todo === undefined);
  return isCurrent ? 0 : listChanges(parsePage(source, shownPath), revision).length;
}
