import fs from 'node:fs';
import path from 'node:path';
import { toMarkdownPath } from '../common/markdownPath';
import { parsePath } from '../../../src/utils/paths';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import { readFrontMatter } from '../finish/readFrontMatter';
import type { BuiltSite } from '../../../src/node/types';
import type { MarkdownPage } from './types';

/** The pages of a language that are there as Markdown, without unlisted ones. */
export function readMarkdownPages(
  site: BuiltSite,
  language: string,
): MarkdownPage[] {
  const { siteUrl, languages } = site.portal;
  return listBuiltPages(site)
    .filter((page) => page.language === language)
    .map(({ route }) => ({ route, address: toMarkdownPath(route, languages) }))
    .filter(({ address }) => fs.existsSync(path.join(site.dir, address)))
    .map(({ route, address }) => ({
      canonical: parsePath(route, languages).canonical,
      url: `${siteUrl}${address}`,
      ...readFrontMatter(fs.readFileSync(path.join(site.dir, address), 'utf8')),
    }))
    .filter(({ facts }) => !facts.unlisted);
}
