// Not among the package's named exports: the synchronous form of the docs' own parser.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toBlocks } from './toBlocks';
import type { Block, ParsedPage } from './types';

/** The front-matter fields that are texts. */
export const TEXT_FIELDS = ['title', 'description', 'sidebar_label'] as const;

/** Front-matter fields that each language has for itself: no translation of the English ones. */
export const OWN_FIELDS = ['phrases', 'sectionPhrases'] as const;

const OWN_FIELD = new RegExp(
  `^(?:${OWN_FIELDS.join('|')}):.*\\n(?:(?:[ \\t]|- ).*\\n)*`,
  'gm',
);

const FRONT_MATTER = /^---\n[^]*?\n---(?:\n|$)/;

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** The lines of a page's front matter that are its language's own, each with its line end. */
export function getOwnFields({ source, bodyStart }: ParsedPage): string {
  return (source.slice(0, bodyStart).match(OWN_FIELD) ?? []).join('');
}

/** The front matter as blanks, so that what follows keeps its lines and offsets. */
function blankOut(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function toFieldBlocks(header: string, values: Record<string, unknown>): Block[] {
  return TEXT_FIELDS.flatMap((key): Block[] => {
    const value = values[key];
    const match = new RegExp(`^${key}: *(?<raw>.*)$`, 'm').exec(header);
    if (typeof value !== 'string' || !match) {
      return [];
    }
    const end = match.index + match[0].length;
    const start = end - match.groups!.raw!.length;
    return [
      {
        kind: 'field',
        key,
        text: value,
        start,
        end,
        line: header.slice(0, start).split('\n').length,
        topStart: 0,
      },
    ];
  });
}

/**
 * Parses a page as the site does, as far as its structure goes.
 *
 * @param source the file's text
 * @param shownPath leads the error message
 * @throws an Error with the file, the line and what is wrong there
 */
export function parsePage(source: string, shownPath: string): ParsedPage {
  const text = source.replace(/\r\n/g, '\n');
  const [header = ''] = FRONT_MATTER.exec(text) ?? [];
  let frontMatter: Record<string, unknown>;
  let root: Root;
  try {
    ({ frontMatter } = parseFileContentFrontMatter(text));
  } catch (error) {
    throw new Error(
      `${shownPath}: the front matter can’t be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
  try {
    root = parser.parse(blankOut(header) + text.slice(header.length));
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason,
    } = error as {
      line?: number;
      column?: number;
      reason?: string;
    };
    throw new Error(
      `${shownPath}:${line}:${column}: ${reason ?? (error as Error).message}`,
      { cause: error },
    );
  }
  const fields = toFieldBlocks(header, frontMatter).sort(
    (a, b) => a.start - b.start,
  );
  return {
    source: text,
    bodyStart: header.length,
    root,
    blocks: [...fields, ...toBlocks(root, text)],
  };
}
