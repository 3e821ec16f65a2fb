import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { getSourcePage } from './getSourcePage';
import { INHERITED_FIELDS, validateFrontMatter } from './frontMatter';

/** Where the pages live. */
export interface PageRoots {
  siteDir: string;
  /** Folder of the English pages, relative to the site. */
  docsDir: string;
}

type Parse = Parameters<ParseFrontMatter>[0]['defaultParseFrontMatter'];

/** The inherited fields of the English page behind a translation. */
async function readInherited(sourcePath: string, roots: PageRoots, parse: Parse) {
  const { frontMatter } = await parse({
    filePath: sourcePath,
    fileContent: fs.readFileSync(sourcePath, 'utf8'),
    defaultParseFrontMatter: parse,
  } as Parameters<Parse>[0]);
  const shownPath = path.relative(roots.siteDir, sourcePath);
  const page = validateFrontMatter(frontMatter, 'source', shownPath);
  return Object.fromEntries(
    INHERITED_FIELDS.flatMap((field) =>
      page[field] === undefined ? [] : [[field, page[field]]],
    ),
  );
}

/**
 * The site's `markdown.parseFrontMatter`: checks the front matter of every page, and
 * gives a translation the marks of its English page, so that they can't drift apart.
 * Markdown outside the docs passes as it is.
 *
 * @throws (stopping the build) for wrong front matter, or a translation without its page
 */
export function createParseFrontMatter(roots: PageRoots): ParseFrontMatter {
  return async (params) => {
    const parse = params.defaultParseFrontMatter;
    const result = await parse(params);
    const source = getSourcePage(params.filePath, roots);
    if (source === undefined) {
      return result;
    }
    const shownPath = path.relative(roots.siteDir, params.filePath);
    if (source.path === params.filePath) {
      validateFrontMatter(result.frontMatter, 'source', shownPath);
      return result;
    }
    if (!fs.existsSync(source.path)) {
      throw new Error(
        `${shownPath}: this translation has no English page any more. Remove it, or move it to where its page went (expected ${path.relative(roots.siteDir, source.path)}).`,
      );
    }
    const page = validateFrontMatter(result.frontMatter, 'translation', shownPath);
    const inherited = await readInherited(source.path, roots, parse);
    return { ...result, frontMatter: { ...inherited, ...page } };
  };
}
