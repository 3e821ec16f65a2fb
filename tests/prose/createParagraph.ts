import type { Paragraph } from 'mdast';
import { toPoint } from './toPoint';

/** A paragraph that is a stretch of a file's text, as it stands there. */
export function createParagraph(
  source: string,
  start: number,
  end: number,
): Paragraph {
  const position = { start: toPoint(source, start), end: toPoint(source, end) };
  return {
    type: 'paragraph',
    position,
    children: [{ type: 'text', value: source.slice(start, end), position }],
  };
}
