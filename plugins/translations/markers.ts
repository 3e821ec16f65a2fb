import type { Block } from './types';

/** A place in a translation that its translator has to work on. */
export interface Marker {
  type: 'new' | 'changed' | 'removed';
  /** Line in the file, from 1. */
  line: number;
}

/** As it stands in the text, and after the value of a front-matter field. */
const MARKER = /(?:\{\/\*|#) TRANSLATE (?<type>new|changed|removed)\b/g;

/** A text that can stand in a comment. */
function toCommentText(text: string): string {
  return text.replace(/\*\//g, '* /');
}

/**
 * A comment that marks what to translate.
 *
 * @param text the English of a changed block, the translation of a removed one
 */
export function renderMarker(type: Marker['type'], text?: string): string {
  return `{/* TRANSLATE ${type}${text === undefined ? '' : `: ${toCommentText(text)}`} */}`;
}

/**
 * A block's text behind its marker.
 *
 * @param text the translation so far, or the English text of a new block
 * @param english with `changed`: the English text today
 */
export function markText(
  { kind }: Pick<Block, 'kind'>,
  type: 'new' | 'changed',
  text: string,
  english?: string,
): string {
  switch (kind) {
    case 'field':
      return `${text} # TRANSLATE ${type}${english === undefined ? '' : `: ${english}`}`;
    case 'row': {
      // A bar would end the cell, even in a comment.
      const marker = renderMarker(type, english?.replaceAll('|', '¦').trim());
      return text.replace(/^\|?\s*/, (lead) => `${lead}${marker}`);
    }
    case 'element':
      // Nothing can stand in front of it on its line.
      return `${renderMarker(type, english)}\n\n${text}`;
    default:
      return `${renderMarker(type, english)}${text}`;
  }
}

/** The markers that are left in a translated file, in its order. */
export function listMarkers(source: string): Marker[] {
  return [...source.matchAll(MARKER)].map((match) => ({
    type: match.groups!.type as Marker['type'],
    line: source.slice(0, match.index).split('\n').length,
  }));
}
