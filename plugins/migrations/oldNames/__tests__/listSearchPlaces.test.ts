import fs from 'node:fs';
import path from 'node:path';
import type { SearchPlace, SearchSource } from '../../../search';
import { listSearchPlaces, SKIPPED } from '../listSearchPlaces';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const DOCS = path.join(SITE_DIR, 'docs/migration');
const ROUTES = fs
  .readdirSync(DOCS)
  .filter((folder) => folder.startsWith('migration-'))
  .map((folder) => `/x/migration/${folder}`);

function list(name: string): SearchPlace[] {
  const languages = ['en', 'zh', 'pt'].map((one) => ({
    name: one,
    baseUrl: one === 'en' ? '/' : `/${one}/`,
    dir: '',
  }));
  const language = languages.find((one) => one.name === name)!;
  const prefix = name === 'en' ? '' : `/${name}`;
  return listSearchPlaces({
    site: { siteDir: SITE_DIR, languages } as SearchSource['site'],
    language,
    pages: [...ROUTES, '/x/migration', '/x/react-charts'].map((route) => ({
      route: prefix + route,
      language: name,
      file: '',
    })),
  });
}

const english = list('en');

it.each([
  ['GridColumns', 'migration-data-grid-v5', 'types'],
  ['CalendarPicker', 'migration-pickers-v5', 'views'],
  ['GridToolbarContainer', 'migration-data-grid-v7', 'deprecated'],
  ['topAxis', 'migration-charts-v7', 'axis-position'],
  ['nodeId', 'migration-tree-view-v6', 'node-id'],
])('%s leads to %s#%s', (name, folder, anchor) => {
  const places = english.filter((place) => place.name === name);
  expect(places.map(({ page, anchor: id }) => [page.route, id])).toContainEqual([
    `/x/migration/${folder}`,
    anchor,
  ]);
});

it('has the names of the English pages in each language, with texts of its own', () => {
  const toKeys = (places: SearchPlace[]) =>
    places.map(({ name, anchor, page }) => `${page.route}#${anchor} ${name}`);
  const chinese = list('zh');
  expect(toKeys(chinese)).toEqual(toKeys(english));
  const [place] = chinese.filter(({ name }) => name === 'experimentalMarkRendering');
  expect(place!.text).toMatch(/\p{Script=Han}/u);
  expect(place!.page.title).toMatch(/\p{Script=Han}/u);
});

it('has English texts where a language has no page', () => {
  expect(list('pt').map(({ text }) => text)).toEqual(
    english.map(({ text }) => text),
  );
});

it.each(SKIPPED)('skips a section that there is: %s', (id) => {
  const pages = ROUTES.map((route) =>
    fs.readFileSync(path.join(DOCS, path.basename(route), 'index.mdx'), 'utf8'),
  );
  expect(pages.some((page) => page.includes(`{/* #${id} */}`))).toBe(true);
});
