import { findNamedImports, type NamedImport } from '../../src/utils/findImports';

/** What a page of the docs refers to. */
export interface Mentions {
  /** Identifiers that inline code begins with: `DataGrid` of `<DataGrid rows={rows} />`. */
  names: string[];
  /** Routes of the reference's pages that it links to, without hash. */
  links: string[];
  /** What the page's code blocks import. */
  imports: NamedImport[];
  /** Names of the demos that it embeds. */
  demos: string[];
}

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const CODE_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([^]*?)^[ \t]*\1[ \t]*$/gm;
const INLINE_CODE = /(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/g;
const LINK = /(?:\]\(|href=")(\/x\/api\/[^)\s"#?]+)/g;
const DEMO = /<Demo\b[^>]*?\bsrc="\.\/([^"]+?)(?:\.tsx)?"/g;

function findAll(text: string, pattern: RegExp, group: number): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[group] ?? '');
}

/**
 * Finds what a page refers to.
 *
 * @param text the page's MDX, front matter included
 */
export function findMentions(text: string): Mentions {
  const body = text.replace(FRONT_MATTER, '');
  const prose = body.replace(CODE_BLOCK, '');
  return {
    names: findAll(prose, INLINE_CODE, 2)
      .map((code) => /^\s*<?\/?([A-Za-z]\w*)/.exec(code)?.[1])
      .filter((name) => name !== undefined),
    links: findAll(prose, LINK, 1),
    imports: findAll(body, CODE_BLOCK, 2).flatMap(findNamedImports),
    demos: findAll(prose, DEMO, 1),
  };
}
