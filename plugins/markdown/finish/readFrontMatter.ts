import type { PageFacts } from './types';

/** Apart from its text: what a page's Markdown says of the page. */
export interface ReadMarkdown {
  facts: PageFacts;
  body: string;
}

/**
 * Takes a page's Markdown apart, as `createFrontMatter` has joined it.
 *
 * @throws where there is no front matter
 */
export function readFrontMatter(text: string): ReadMarkdown {
  const { head, body } = /^---\n(?<head>[^]*?)\n---\n\n(?<body>[^]*)$/.exec(text)
    ?.groups ?? { head: undefined, body: '' };
  if (head === undefined) {
    throw new Error('has no front matter. Run "npm run build:finish" again.');
  }
  const fields = head.split('\n').map((line) => {
    const end = line.indexOf(': ');
    return [line.slice(0, end), JSON.parse(line.slice(end + 2))] as const;
  });
  const facts = Object.fromEntries(fields) as Omit<PageFacts, 'status'> &
    Partial<PageFacts>;
  return { facts: { ...facts, status: facts.status ?? [] }, body: body! };
}
