import { Parser } from 'htmlparser2';

/** What a page's HTML says of it. */
export interface PageHead {
  /** Value of `<html lang>`; empty where it has none. */
  lang: string;
  /** Text of each `<title>`. */
  titles: string[];
  /** Each `<meta>` with a name or a property, in order. */
  metas: { name: string; content: string }[];
  /** Each `<link>` of the head, in order. */
  links: { rel: string; href: string; hreflang?: string; type?: string }[];
  /** Text of each JSON-LD block. */
  structuredData: string[];
  /** Text of the first `<h1>`; undefined where there is none. */
  heading?: string;
  /** The plan that the badge beside the heading names. */
  plan?: string;
}

/** Characters that are handed to the parser at once: a page's body can be a hundred times its head. */
const STRIDE = 16_384;

/**
 * Reads a page's head, its heading and the badge beside that. It reads no further: the
 * body of a page of the reference is long.
 */
export function readPageHead(html: string): PageHead {
  const head: PageHead = {
    lang: '',
    titles: [],
    metas: [],
    links: [],
    structuredData: [],
  };
  let take: ((text: string) => void) | undefined;
  let isInHead = false;
  let isInHeader = false;
  let isDone = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') {
        head.lang = attributes.lang ?? '';
      } else if (name === 'head') {
        isInHead = true;
      } else if (name === 'title' && isInHead) {
        const index = head.titles.push('') - 1;
        take = (text) => (head.titles[index] += text);
      } else if (name === 'meta') {
        const key = attributes.name ?? attributes.property;
        if (key !== undefined) {
          head.metas.push({ name: key, content: attributes.content ?? '' });
        }
      } else if (name === 'link' && isInHead) {
        const { rel = '', href = '', hreflang, type } = attributes;
        head.links.push({ rel, href, hreflang, type });
      } else if (name === 'script' && attributes.type === 'application/ld+json') {
        const index = head.structuredData.push('') - 1;
        take = (text) => (head.structuredData[index] += text);
      } else if (name === 'header') {
        isInHeader = true;
      } else if (name === 'h1' && head.heading === undefined) {
        head.heading = '';
        take = (text) => (head.heading += text);
      } else if (isInHeader && !isDone && attributes['data-plan']) {
        head.plan ??= attributes['data-plan'];
      }
    },
    ontext: (text) => take?.(text),
    onclosetag(name) {
      if (['title', 'script', 'h1'].includes(name)) {
        take = undefined;
      }
      if (name === 'head') {
        isInHead = false;
      }
      const isHeaderOver = name === 'header' || (name === 'h1' && !isInHeader);
      isDone ||= isHeaderOver && head.heading !== undefined;
      isInHeader &&= name !== 'header';
    },
  });
  for (let start = 0; start < html.length && !isDone; start += STRIDE) {
    parser.write(html.slice(start, start + STRIDE));
  }
  return head;
}

/** The content of the first `<meta>` of a name or property. */
export function getMeta({ metas }: PageHead, name: string): string | undefined {
  return metas.find((meta) => meta.name === name)?.content;
}

/** Whether a page tells search engines to leave it out. */
export function isNoIndex(head: PageHead): boolean {
  return /\bnoindex\b/.test(getMeta(head, 'robots') ?? '');
}
