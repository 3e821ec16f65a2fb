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

/**
 * Gives a translation to begin with the title that its page has in the navigation: the
 * `sidebar_label` where the English page has one, else the `title`. That field is then
 * nothing to translate any more.
 *
 * @param text the file, with marks
 * @param title in the language of the translation, as `pageTitles.json` has it
 */
export function fillInTitle(text: string, title: string): string {
  const field = /^sidebar_label: /m.test(text) ? 'sidebar_label' : 'title';
  return text.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: ${title}`);
}
