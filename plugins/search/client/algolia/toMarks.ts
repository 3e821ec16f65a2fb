import type { Mark } from '../../engine/types';

/**
 * What Algolia is asked to put around a match: characters of no meaning, that no text has.
 * With elements for it, the text around them would have to be trusted as HTML.
 */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/**
 * Takes the signs of matches out of a text.
 *
 * @returns the text, and where the matches are in it
 */
export function toMarks(value: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  for (const part of value.split(MATCH_START)) {
    const end = part.indexOf(MATCH_END);
    if (end > 0) {
      marks.push([text.length, text.length + end]);
    }
    text += part.replace(MATCH_END, '');
  }
  return { text, marks };
}
