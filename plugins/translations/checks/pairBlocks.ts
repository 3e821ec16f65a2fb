import { findMisalignment } from '../alignBlocks';
import type { Block, RevisionBlock } from '../types';
import type { CheckedPage } from './types';

/** A block of a translation with the English that it translates. */
export interface BlockPair {
  source: RevisionBlock;
  target: Block;
}

/**
 * The translated blocks, each beside its English. Marked ones are left out: they are not
 * translated yet.
 *
 * @returns an empty list where the two can't be held side by side
 */
export function pairBlocks({ revision, translation }: CheckedPage): BlockPair[] {
  if (
    revision === undefined ||
    findMisalignment(revision.blocks, translation.blocks) !== undefined
  ) {
    return [];
  }
  return revision.blocks.flatMap((source, index) =>
    source.todo === undefined
      ? [{ source, target: translation.blocks[index]! }]
      : [],
  );
}
