import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getIndexFolder } from '../engine/indexFormat';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import type { BuiltSite, FinishStep } from '../../../src/node/types';
import { createPlaceIndex } from './createPlaceIndex';
import { dropPresentNames } from './dropPresentNames';
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
  return dropPresentNames([
    ...listPageEntries(articles),
    ...listDemoEntries(articles),
    ...listApiEntries(source),
    ...doors.flatMap(({ listSearchPlaces }) => listSearchPlaces?.(source) ?? []),
  ]);
}

function getSize(content: unknown): number {
  return gzipSync(JSON.stringify(content)).length;
}

function indexLanguage(
  source: SearchSource,
  places: readonly SearchPlace[],
): string {
  const { name } = source.language;
  const created = createPlaceIndex(places);
  writeSearchIndex(path.join(source.site.dir, getIndexFolder(name)), created);
  const size = created.postings.reduce(
    (sum, file) => sum + getSize(file),
    getSize(created.places),
  );
  return `${name} ${created.places.entries.length} places (${Math.round(size / 1000)} kB gzipped in ${created.postings.length + 1} files) and ${created.texts.size} pages with text`;
}

function indexSite(
  site: BuiltSite,
  doors: readonly SearchDoor[] = [],
): Promise<string> {
  const pages = listBuiltPages(site);
  const said = site.languages.map((language) => {
    const own = pages.filter((page) => page.language === language.name);
    const source = { site, language, pages: own };
    return indexLanguage(source, listPlaces(source, doors));
  });
  return Promise.resolve(said.join('; '));
}

/** Makes the search index of each language. See README.md. */
export const searchIndex: FinishStep = { name: 'search index', run: indexSite };
