import { visit } from 'unist-util-visit';
import type { Prose } from './types';

/** What looks like a word and is none. */
const NO_WORDS = new RegExp(
  [
    '&#?\\w+;', // An entity
    '\\{\\w+\\}', // A placeholder of a label
    '\\\\[nrtux]\\w{0,4}', // An escape in code
    '\\b(?:https?|mailto):\\S+',
    '\\b[\\w.-]+@[\\w-]+\\.\\w+', // A mail address
    '(?<!\\w)\\.{0,2}(?:/[\\w@.-]+)+/?', // A path from the root or here
    '\\b[\\w.-]+(?:/[\\w.-]+){2,}', // Another path
    '@[\\w-]+/[\\w-]+', // A package
    '\\b[\\w-]+\\.(?:com|org|io|tsx?|m?js|json|mdx?|css|txt|xml|ya?ml)\\b',
  ].join('|'),
  'g',
);

function blankOut(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * The texts of a file at their own places, with blanks between them: an offset in it is
 * one in the file.
 */
export function toPlainText({ source, root }: Prose): string {
  let text = '';
  visit(root, 'text', ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start !== undefined && end !== undefined && start >= text.length) {
      text += blankOut(source.slice(text.length, start));
      text += source.slice(start, end).replace(NO_WORDS, blankOut);
    }
  });
  return text;
}
