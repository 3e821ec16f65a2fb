import { diffWordsWithSpace } from 'diff';
import { compareBlocks, listSections } from './compareBlocks';
import {
  type BlockChange,
  type ParsedPage,
  type Revision,
  type WordRun,
} from './types';
import { hashText } from '../../src/node/hashText';
import { parsePage } from './parsePage';

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

/** The words of a text that changed, with what was removed and added. */
export function diffWords(before: string, now: string): WordRun[] {
  return diffWordsWithSpace(before, now).map(({ value, added, removed }) => ({
    text: value,
    ...(added && { change: 'added' as const }),
    ...(removed && { change: 'removed' as const }),
  }));
}

/**
 * What a translation is behind with: how the English page differs from the revision that
 * it translates, and what of that revision is marked in it and not done yet.
 */
export function listChanges(english: ParsedPage, revision: Revision): BlockChange[] {
  const old = revision.blocks.map((block) => ({ ...block, text: block.en }));
  const [oldSections, sections] = [listSections(old), listSections(english.blocks)];
  return compareBlocks(old, english.blocks).flatMap((step): BlockChange[] => {
    if (step.type === 'removed') {
      const { kind, en } = revision.blocks[step.from]!;
      return [{ type: 'removed', kind, section: oldSections[step.from], en }];
    }
    const { kind, text: en } = english.blocks[step.to]!;
    const change = { kind, section: sections[step.to], en };
    if (step.type === 'new') {
      return [{ type: 'new', ...change }];
    }
    const { todo, previous, en: recorded } = revision.blocks[step.from]!;
    if (todo === 'new') {
      return [{ type: 'new', ...change }];
    }
    const before = previous ?? recorded;
    return step.type === 'changed' || todo === 'changed'
      ? [{ type: 'changed', ...change, words: diffWords(before, en) }]
      : [];
  });
}
