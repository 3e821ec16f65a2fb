import { fillIn, type LlmsTexts } from './texts';
import type { MarkdownPage } from './types';

/** A file that has the whole texts of pages. */
export interface FullText {
  text: string;
  /** Its size in kilobytes, as a list names it. */
  size: string;
}

/** All of the pages' texts in one, each under its address. */
export function createFullText(
  pages: readonly MarkdownPage[],
  { source }: LlmsTexts,
): FullText {
  const text = pages
    .map(({ facts, body }) => `${fillIn(source, { url: facts.url })}\n\n${body}`)
    .join('\n---\n\n');
  return { text, size: String(Math.round(Buffer.byteLength(text) / 1000)) };
}
