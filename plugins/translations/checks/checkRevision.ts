import { findMisalignment } from '../alignBlocks';
import type { CheckedPage } from './types';
import type { Finding } from '../types';

/** The translation says of which English it is, and has a block for each of its blocks. */
export function checkRevision({ revision, translation }: CheckedPage): Finding[] {
  if (revision === undefined) {
    return [
      {
        line: 1,
        message:
          'nothing records which English this translates: write "npm run i18n:update -- <page>" once it is complete',
      },
    ];
  }
  const misalignment = findMisalignment(revision.blocks, translation.blocks);
  return misalignment ? [misalignment] : [];
}
