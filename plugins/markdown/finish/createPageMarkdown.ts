import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { readPageFacts } from './readPageFacts';
import { toMarkdown } from './toMarkdown';
import { type MarkdownContext, type PageFacts } from './types';
import type { Element, Root } from 'hast';
import { findElements, hasClass } from './hast';

/**
 * The part of a page that is its text: what is written in Markdown, or all of `<main>`.
 *
 * @returns undefined for a document without any, such as a page that leads elsewhere
 */
export function findContent(root: Root): Element | undefined {
  const [main] = findElements(root, ({ tagName }) => tagName === 'main');
  return main === undefined
    ? undefined
    : (findElements(main, (element) => hasClass(element, 'theme-doc-markdown'))[0] ??
        main);
}

/**
 * The head of a page's Markdown, as YAML. Texts stand in JSON's quotes, which are YAML's, so
 * that none is taken for something else.
 */
function createFrontMatter({ status, ...facts }: PageFacts): string {
  const fields = Object.entries({
    ...facts,
    ...(status.length > 0 && { status }),
  }).filter(([, value]) => value !== undefined);
  const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

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
