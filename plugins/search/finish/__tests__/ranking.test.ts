import MiniSearch from 'minisearch';
import { createNameIndex } from '../createNameIndex';
import type { SearchPlace } from '../types';
import { applyFacets } from '../../engine/applyFacets';
import { findNames } from '../../engine/findNames';
import type { IndexedPage } from '../../engine/indexFormat';
import { NAME_INDEX_OPTIONS } from '../../engine/nameIndexOptions';
import { parseQuery } from '../../engine/parseQuery';
import { rankEntries } from '../../engine/rankEntries';

const api = (title: string, product: IndexedPage['product']): IndexedPage => ({
  route: `/x/api/${product}/${title}`,
  title,
  kind: 'api',
  product,
});
const guide: IndexedPage = {
  route: '/x/react-data-grid/sorting',
  title: 'Sorting',
  kind: 'guide',
  product: 'data-grid',
};
const prop = (name: string, page: IndexedPage, description = ''): SearchPlace => ({
  type: 'prop',
  name,
  page,
  anchor: `prop-${name}`,
  preview: { description },
});

const grid = api('DataGrid', 'data-grid');
const gridPro = api('DataGridPro', 'data-grid');
const tree = api('RichTreeView', 'tree-view');

const places: SearchPlace[] = [
  { type: 'page', name: 'Sorting', page: guide, text: 'Click a header.' },
  { type: 'heading', name: 'Sort by several columns', page: guide, anchor: 'multi' },
  { type: 'demo', name: 'SortedBooks', page: guide, anchor: 'SortedBooks' },
  { type: 'component', name: 'DataGridPro', page: gridPro },
  { type: 'component', name: 'DataGrid', page: grid },
  { type: 'component', name: 'RichTreeView', page: tree },
  prop('rowSelectionModel', gridPro),
  prop('rowSelectionModel', grid),
  prop('rows', grid),
  prop('checkboxSelection', grid),
  prop('checkboxSelection', tree),
  prop('valueOptions', grid, 'Used by single select columns.'),
];

const { names } = createNameIndex(places, new Map());
const index = MiniSearch.loadJS(names.index, NAME_INDEX_OPTIONS);

function rank(
  text: string,
  options: { currentProduct?: IndexedPage['product']; found?: number[] } = {},
) {
  const terms = parseQuery(text);
  return rankEntries({
    data: names,
    text,
    terms,
    findToken: findNames(index, terms),
    textMatches: terms.map(
      () => new Map((options.found ?? []).map((entry) => [entry, 1])),
    ),
    currentProduct: options.currentProduct,
  });
}

function find(...request: Parameters<typeof rank>): string[] {
  return rank(...request).map(
    ({ entry, page }) => `${names.pages[page]!.title} ${names.entries[entry]!.name}`,
  );
}

it.each<[string, string]>([
  ['rowSel', 'DataGrid rowSelectionModel'],
  ['row-selection-model', 'DataGrid rowSelectionModel'],
  ['rowSelctionModel', 'DataGrid rowSelectionModel'],
  ['checkbax', 'DataGrid checkboxSelection'],
  ['DataGridPro rowSelectionModel', 'DataGridPro rowSelectionModel'],
  ['DataGrid.rows', 'DataGrid rows'],
  ['sorting', 'Sorting Sorting'],
  ['dropdown', 'DataGrid valueOptions'],
  ['行选择', 'DataGrid rowSelectionModel'],
])('finds for %s first %s', (text, first) => {
  expect(find(text)[0]).toBe(first);
});

it('lists members of one name once in a product', () => {
  expect(
    find('rowSelectionModel').filter((one) => one.endsWith('Model')),
  ).toHaveLength(1);
});

it('puts the product of the reader first', () => {
  const members = (currentProduct: IndexedPage['product']) =>
    find('checkboxSelection', { currentProduct })[0];
  expect(members('data-grid')).toBe('DataGrid checkboxSelection');
  expect(members('tree-view')).toBe('RichTreeView checkboxSelection');
});

it('makes one result of what names and text both know', () => {
  expect(
    find('sorting', { found: [0] }).filter((one) => one === 'Sorting Sorting'),
  ).toHaveLength(1);
});

it('finds by its text what has another name', () => {
  expect(find('watermark')).toEqual([]);
  expect(find('watermark', { found: [0] })).toEqual(['Sorting Sorting']);
});

it('counts each facet without its own filter', () => {
  const { results, kinds, products } = applyFacets(rank('sort'), names, {
    kind: 'demo',
  });
  expect(results).toHaveLength(1);
  expect(kinds).toMatchObject({ demo: 1, guide: 2 });
  expect(products).toEqual({ 'data-grid': 1 });
});
