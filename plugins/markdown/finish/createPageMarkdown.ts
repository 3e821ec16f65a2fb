import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { createFrontMatter } from './createFrontMatter';
import { findContent } from './findContent';
import { readPageFacts } from './readPageFacts';
import { toMarkdown } from './toMarkdown';
import type { MarkdownContext, PageFacts } from './types';

const parser = unified().use(rehypeParse);

/** The document without what stands around `<main>`: half of it is navigation. */
function withoutChrome(html: string): string {
  const [body, start, end] = ['<body', '<main', '</main>'].map((tag) =>
    tag.startsWith('</') ? html.lastIndexOf(tag) : html.indexOf(tag),
  ) as [number, number, number];
  return start === -1 ? html : `${html.slice(0, body)}${html.slice(start, end)}`;
}

/** A page in Markdown. */
export interface PageMarkdown {
  facts: PageFacts;
  /** With its front matter. */
  text: string;
}

/**
 * Writes a built page as Markdown.
 *
 * @param html the page's document
 * @returns undefined for a document that is no page, such as one that leads elsewhere
 * @throws where the page has no title
 */
export function createPageMarkdown(
  html: string,
  context: MarkdownContext,
  portal: { version: string; languages: readonly string[] },
): PageMarkdown | undefined {
  const root = parser.parse(withoutChrome(html));
  const content = findContent(root);
  if (content === undefined) {
    return undefined;
  }
  const facts = readPageFacts(root, content, context, portal);
  const text = `${createFrontMatter(facts)}\n\n${toMarkdown(content, context)}`;
  return { facts, text };
}
