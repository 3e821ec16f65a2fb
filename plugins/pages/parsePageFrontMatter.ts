import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { countChanges, readRevision } from '../translations';
import { getSourcePage, type SourcePage } from './getSourcePage';
import {
  BEHIND_FIELD,
  INHERITED_FIELDS,
  validateFrontMatter,
  type PageFrontMatter,
} from './frontMatter';
import type { PageTitles } from './loadPageTitles';
import type { BundleSizes } from './readBundleSizes';
import { toPageResources } from './toPageResources';

/** Where the pages live. */
export interface PageRoots {
  siteDir: string;
  /** Folder of the English pages, relative to the site. */
  docsDir: string;
}

/** The fields of a page as its script has them: how users ask for it is the search's alone. */
function dropPhrases(fields: PageFrontMatter): PageFrontMatter {
  return { ...fields, phrases: undefined, sectionPhrases: undefined };
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

/** How many parts of the English page have changed since its translation; 0 where nobody knows. */
function countBehind(source: SourcePage, { siteDir, docsDir }: PageRoots): number {
  const file = path.relative(siteDir, source.path).split(path.sep).join('/');
  const page = path.posix.relative(docsDir, file).replace(/\.mdx$/, '');
  const revision = source.locale && readRevision(siteDir, page, source.locale);
  return revision
    ? countChanges(fs.readFileSync(source.path, 'utf8'), revision, file)
    : 0;
}

/**
 * The site's `markdown.parseFrontMatter`: checks the front matter of every page, and
 * gives a translation the marks of its English page, so that they can't drift apart, and
 * the number of parts that it is behind with. Pages get `resources`: what is recorded of
 * their components. Markdown outside the docs passes as it is.
 *
 * @param sizes the recorded sizes of components
 * @param titles in the language that is built: an English page has its label from here in
 *   the navigation around a language that it is not translated into
 * @throws (stopping the build) for wrong front matter, or a translation without its page
 */
export function createParseFrontMatter(
  roots: PageRoots,
  sizes: BundleSizes['components'] = {},
  titles: PageTitles = {},
): ParseFrontMatter {
  const docs = path.join(roots.siteDir, roots.docsDir);

  function toRoute(sourcePath: string): string {
    const folder = path.dirname(path.relative(docs, sourcePath));
    return path.posix.join('/x', folder.split(path.sep).join('/'));
  }

  function withResources<Fields extends { components?: string[] }>(
    fields: Fields,
    sourcePath: string,
  ) {
    const folder = path.dirname(path.relative(docs, sourcePath));
    const resources = toPageResources(
      fields.components ?? [],
      folder.split(path.sep).join('/'),
      sizes,
    );
    return resources.length === 0 ? fields : { ...fields, resources };
  }

  return async (params) => {
    const parse = params.defaultParseFrontMatter;
    const result = await parse(params);
    const source = getSourcePage(params.filePath, roots);
    if (source === undefined) {
      return result;
    }
    const shownPath = path.relative(roots.siteDir, params.filePath);
    if (source.path === params.filePath) {
      const page = dropPhrases(
        validateFrontMatter(result.frontMatter, 'source', shownPath),
      );
      const title = titles[toRoute(source.path)];
      const fields = {
        ...page,
        ...(title !== undefined && { sidebar_label: title }),
      };
      return { ...result, frontMatter: withResources(fields, source.path) };
    }
    if (!fs.existsSync(source.path)) {
      throw new Error(
        `${shownPath}: this translation has no English page any more. Remove it, or move it to where its page went (expected ${path.relative(roots.siteDir, source.path)}).`,
      );
    }
    const page = dropPhrases(
      validateFrontMatter(result.frontMatter, 'translation', shownPath),
    );
    const inherited = await readInherited(source.path, roots, parse);
    const behind = countBehind(source, roots);
    const fields = {
      ...inherited,
      ...page,
      ...(behind > 0 && { [BEHIND_FIELD]: behind }),
    };
    return { ...result, frontMatter: withResources(fields, source.path) };
  };
}
