import fs from 'node:fs/promises';
import path from 'node:path';
import { isIndexed } from '../../../src/utils/isIndexed';
import { toMarkdownPath } from '../common/markdownPath';
import { parsePath } from '../../../src/utils/paths';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import {
  DOCUMENTED_PACKAGE,
  readPackageVersion,
} from '../../../src/node/installedPackages';
import type { BuiltPage, BuiltSite } from '../../../src/node/types';
import { createPageMarkdown } from './createPageMarkdown';

/**
 * Writes the Markdown of one page beside its HTML.
 *
 * @returns whether the document is a page at all: some only lead elsewhere
 */
async function writePage(
  page: BuiltPage,
  { dir, portal }: BuiltSite,
  version: string,
): Promise<boolean> {
  const { siteUrl, repositoryUrl, languages } = portal;
  const markdown = createPageMarkdown(
    await fs.readFile(page.file, 'utf8'),
    { ...page, siteUrl, repositoryUrl },
    { version, languages },
  );
  if (markdown === undefined) {
    return false;
  }
  await fs.writeFile(
    path.join(dir, toMarkdownPath(page.route, languages)),
    markdown.text,
  );
  return true;
}

/**
 * Writes every page of a built portal as Markdown, except those that search engines leave
 * out as well: demos alone, the board of the translations.
 *
 * @returns how many pages that are
 * @throws one Error that names every page without a title
 */
export async function writeMarkdown(site: BuiltSite): Promise<number> {
  const version = readPackageVersion(site.siteDir, DOCUMENTED_PACKAGE);
  const faults: string[] = [];
  let count = 0;
  for (const page of listBuiltPages(site)) {
    const { canonical } = parsePath(page.route, site.portal.languages);
    if (!isIndexed(canonical)) {
      continue;
    }
    try {
      count += (await writePage(page, site, version)) ? 1 : 0;
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return count;
}
