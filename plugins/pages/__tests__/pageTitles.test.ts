import path from 'node:path';
import sidebars from '../../../sidebars';
import groups from '../../../i18n/zh/docusaurus-plugin-content-docs/current.json';
import { languages, getTranslatedLanguages } from '../../../config/languages';
import { loadPageTitles } from '../loadPageTitles';
import { readPage } from '../readPage';
import tree from '../pageTree.json';

const ROOT = path.join(__dirname, '../../..');
const ROUTES = tree.map(({ route }) => route);

/** Pages that the portal has beyond the tree are no part of the list. */
function listDiffering(language: string, pagesDir: string): string[] {
  const titles = loadPageTitles(ROOT, language);
  return ROUTES.flatMap((route) => {
    const page = readPage(path.join(ROOT, pagesDir), route);
    const title = page?.sidebar_label ?? page?.title;
    return title === undefined || title === titles[route]
      ? []
      : [`${route}: the page says ${title}, the list ${titles[route]}`];
  });
}

it.each(['en', ...getTranslatedLanguages()])(
  'every page of the tree has a title in %s, in the order of the tree',
  (language) => {
    const titles = loadPageTitles(ROOT, language);
    expect(Object.keys(titles)).toEqual(ROUTES);
    expect(Object.values(titles).filter((title) => title.trim() === '')).toEqual([]);
  },
);

it.each([
  ['en', 'docs'],
  ...getTranslatedLanguages().map((language) => [
    language,
    `i18n/${language}/docusaurus-plugin-content-docs/current`,
  ]),
])('pages in %s are called in the navigation as the list says', (language, dir) => {
  expect(listDiffering(language!, dir!)).toEqual([]);
});

it('a language with labels alone has no titles of its own', () => {
  const [interfaceOnly] = Object.entries(languages).find(
    ([, { content }]) => content === 'interface',
  )!;
  expect(loadPageTitles(ROOT, interfaceOnly)).toEqual({});
});

it('every group of the sidebars has a Chinese label', () => {
  type Item = { type?: string; label?: string; items?: Item[] };
  const list = (items: Item[], id: string): string[] =>
    items.flatMap(({ type, label, items: children = [] }) => [
      ...(type === 'category' ? [`sidebar.${id}.category.${label}`] : []),
      ...list(children, id),
    ]);
  const wanted = Object.entries(sidebars).flatMap(([id, items]) =>
    list(items as Item[], id),
  );
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((key) => !Object.hasOwn(groups, key))).toEqual([]);
});
