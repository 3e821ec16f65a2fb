import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as Pagefind from 'pagefind';
import { getIndexFolder } from '../engine/indexFormat';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import type { BuiltSite, FinishStep } from '../../../src/node/types';
import { createNameIndex } from './createNameIndex';
import { createTextIndex, loadPagefind } from './createTextIndex';
import { listApiEntries } from './listApiEntries';
import { listDemoEntries, listPageEntries, readArticles } from './listPageEntries';
import type { SearchDoor, SearchPlace, SearchSource } from './types';
import { writeSearchIndex } from './writeSearchIndex';

/** All that can be found in a language, what other features list included. */
export function listPlaces(
  source: SearchSource,
  doors: readonly SearchDoor[],
): SearchPlace[] {
  const articles = readArticles(source);
  return [
    ...listPageEntries(articles),
    ...listDemoEntries(articles),
    ...listApiEntries(source),
    ...doors.flatMap(({ listSearchPlaces }) => listSearchPlaces?.(source) ?? []),
  ];
}

async function indexLanguage(
  source: SearchSource,
  places: readonly SearchPlace[],
  pagefind: typeof Pagefind,
): Promise<string> {
  const { name } = source.language;
  const { files, textOf } = await createTextIndex(pagefind, places, name);
  const created = createNameIndex(places, textOf);
  writeSearchIndex(path.join(source.site.dir, getIndexFolder(name)), created, files);
  const size = gzipSync(JSON.stringify(created.names)).length;
  return `${name} ${created.names.entries.length} names (${Math.round(size / 1000)} kB gzipped) and ${textOf.size} texts`;
}

async function indexSite(
  site: BuiltSite,
  doors: readonly SearchDoor[] = [],
): Promise<string> {
  const pages = listBuiltPages(site);
  const pagefind = await loadPagefind();
  const said: string[] = [];
  for (const language of site.languages) {
    const own = pages.filter((page) => page.language === language.name);
    const source = { site, language, pages: own };
    said.push(await indexLanguage(source, listPlaces(source, doors), pagefind));
  }
  await pagefind.close();
  return said.join('; ');
}

/** Makes the search index of each language. See README.md. */
export const searchIndex: FinishStep = { name: 'search index', run: indexSite };
