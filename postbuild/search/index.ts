import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as Pagefind from 'pagefind';
import { getIndexFolder } from '../../src/search/indexFormat';
import { listBuiltPages } from '../listBuiltPages';
import type { BuiltSite, FinishStep } from '../types';
import { createNameIndex } from './createNameIndex';
import { createTextIndex, loadPagefind } from './createTextIndex';
import { listApiEntries } from './listApiEntries';
import { listErrorEntries } from './listErrorEntries';
import { listDemoEntries, listPageEntries, readArticles } from './listPageEntries';
import type { SearchPlace, SearchSource } from './types';
import { writeSearchIndex } from './writeSearchIndex';

/** All that can be found in a language. What is to be found besides gets a line here. */
export function listPlaces(source: SearchSource): SearchPlace[] {
  const articles = readArticles(source);
  return [
    ...listPageEntries(articles),
    ...listDemoEntries(articles),
    ...listApiEntries(source),
    ...listErrorEntries(source),
  ];
}

async function indexLanguage(
  source: SearchSource,
  pagefind: typeof Pagefind,
): Promise<string> {
  const { name } = source.language;
  const places = listPlaces(source);
  const { files, textOf } = await createTextIndex(pagefind, places, name);
  const created = createNameIndex(places, textOf);
  writeSearchIndex(path.join(source.site.dir, getIndexFolder(name)), created, files);
  const size = gzipSync(JSON.stringify(created.names)).length;
  return `${name} ${created.names.entries.length} names (${Math.round(size / 1000)} kB gzipped) and ${textOf.size} texts`;
}

async function indexSite(site: BuiltSite): Promise<string> {
  const pages = listBuiltPages(site);
  const pagefind = await loadPagefind();
  const said: string[] = [];
  for (const language of site.languages) {
    const own = pages.filter((page) => page.language === language.name);
    said.push(await indexLanguage({ site, language, pages: own }, pagefind));
  }
  await pagefind.close();
  return said.join('; ');
}

/** Makes the search index of each language. See src/search. */
export const searchIndex: FinishStep = { name: 'search index', run: indexSite };
