import { hashText } from '../../src/node/hashText';
import type { Block, ParsedPage, Revision, RevisionBlock } from './types';

function toRevisionBlock({ kind, key, text }: Block): RevisionBlock {
  return { kind, ...(key !== undefined && { key }), hash: hashText(text), en: text };
}

/** The revision of an English page as it stands, with nothing left to do. */
export function toRevision({ source, blocks }: ParsedPage): Revision {
  return { source: hashText(source), blocks: blocks.map(toRevisionBlock) };
}
