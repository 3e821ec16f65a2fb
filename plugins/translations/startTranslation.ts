import { composeTranslation } from './composeTranslation';
import { hasProse } from './hasProse';
import { markText } from './markers';
import { toRevision } from './toRevision';
import type { ParsedPage, Revision } from './types';

/**
 * A translation to begin with: the English page with explicit heading ids, its demos and
 * code, and every text marked.
 */
export function startTranslation(english: ParsedPage): {
  text: string;
  revision: Revision;
} {
  const revision = toRevision(english);
  return {
    text: composeTranslation(english, (block) => {
      const text = english.source.slice(block.start, block.end);
      return { text: hasProse(block) ? markText(block, 'new', text) : text };
    }),
    revision: {
      ...revision,
      blocks: revision.blocks.map((block, index) =>
        hasProse(english.blocks[index]!) ? { ...block, todo: 'new' } : block,
      ),
    },
  };
}
