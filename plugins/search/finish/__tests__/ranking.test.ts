import type { IndexedPage } from '../../engine/indexFormat';
import type { SearchQuery } from '../../engine/types';
import type { SearchPlace } from '../types';
import { createTestEngine } from './createTestEngine';

const api = (title: string, product: IndexedPage['product']): IndexedPage => ({
  route: `/x/api/${product}/${title}`,
  title,
  kind: 'api',
  product,
});
const guide = (
  title: string,
  slug: string,
  product: IndexedPage['product'] = 'data-grid',
): IndexedPage => ({
  route: `/x/${product}/${slug}`,
  title,
  kind: 'guide',
  product,
});
const prop = (name: string, page: IndexedPage, description = ''): SearchPlace => ({
  type: 'prop',
  name,
  page,
  anchor: `prop-${name}`,
  preview: { type: 'boolean', default: 'false', description },
});
const section = (
  name: string,
  page: IndexedPage,
  text: string,
  phrases?: string[],
): SearchPlace => ({
  type: 'heading',
  name,
  page,
  anchor: name.toLowerCase().replaceAll(' ', '-'),
  text,
  phrases,
});

const grid = api('DataGrid', 'data-grid');
const gridPro = api('DataGridPro', 'data-grid');
const tree = api('RichTreeView', 'tree-view');
const sorting = guide('Sorting', 'sorting');
const styling = guide('Styling', 'styling');
const height = guide('Row height', 'row-height');
const treeGuide = guide('Selection', 'selection', 'tree-view');
const gridSelection = guide('Row selection', 'row-selection');

const PLACES: SearchPlace[] = [
  { type: 'page', name: 'Sorting', page: sorting, text: 'Click a header.' },
  section('Sort by several columns', sorting, 'Hold Shift and click a header.'),
  { type: 'demo', name: 'SortedBooks', page: sorting, anchor: 'SortedBooks' },
  { type: 'page', name: 'Styling', page: styling, text: 'Change how it looks.' },
  section(
    'Classes of rows',
    styling,
    'Color rows by their status with getRowClassName, such as red for overdue ones.',
    ['zebra stripes'],
  ),
  { type: 'page', name: 'Row height', page: height, text: 'Rows are 52 px high.' },
  section(
    'Wrapped text',
    height,
    'A row grows with its text if its height is auto.',
  ),
  { type: 'page', name: 'Row selection', page: gridSelection, text: 'Select rows.' },
  section('Checkboxes', gridSelection, 'Users select rows by checkboxes.'),
  { type: 'page', name: 'Selection', page: treeGuide, text: 'Select items.' },
  section('Checkboxes', treeGuide, 'Users select items by checkboxes.'),
  { type: 'component', name: 'DataGridPro', page: gridPro },
  { type: 'component', name: 'DataGrid', page: grid },
  { type: 'component', name: 'RichTreeView', page: tree },
  prop('rowSelectionModel', gridPro),
  prop('rowSelectionModel', grid),
  prop('rows', grid),
  prop('rowHeight', grid, 'Height of a row in pixels.'),
  prop('status', tree, 'The status of the item.'),
  prop('checkboxSelection', grid),
  prop('checkboxSelection', tree),
  prop('valueOptions', grid, 'Used by single select columns.'),
];

const engine = createTestEngine(PLACES);

async function find(text: string, options: Omit<SearchQuery, 'text'> = {}) {
  const { results } = await engine.search({ text, ...options });
  return results.map(({ member, title, trail }) =>
    [member?.of ?? trail[0], title].filter(Boolean).join(' › '),
  );
}

it.each<[string, string]>([
  ['rowSel', 'DataGrid › rowSelectionModel'],
  ['row-selection-model', 'DataGrid › rowSelectionModel'],
  ['rowSelctionModel', 'DataGrid › rowSelectionModel'],
  ['checkbaxSelection', 'DataGrid › checkboxSelection'],
  ['DataGridPro rowSelectionModel', 'DataGridPro › rowSelectionModel'],
  ['DataGrid.rows', 'DataGrid › rows'],
  ['sorting', 'Sorting'],
  ['行选择', 'Row selection'],
])('finds for %s first %s', async (text, first) => {
  expect((await find(text))[0]).toBe(first);
});

it('has the section that explains a name among the first, and by its facet', async () => {
  const names = ['getRowClassName', 'getRow', 'getRowHeight', 'getCellClassName'];
  const { search } = createTestEngine([
    ...PLACES,
    ...names.map((name) => prop(name, grid)),
  ]);
  const { results } = await search({ text: 'getRowClassName' });
  expect(results.map(({ title }) => title).indexOf('Classes of rows')).toBe(2);
  const guides = await search({ text: 'getRowClassName', kind: 'guide' });
  expect(guides.results[0]!.title).toBe('Classes of rows');
});

describe('how a query is put', () => {
  it.each<[string, string, string]>([
    ['a name looks for the reference', 'rowHeight', 'DataGrid › rowHeight'],
    ['words look for a guide', 'row height', 'Row height'],
    ['a question looks for a guide', 'how do I change the row height', 'Row height'],
  ])('%s', async (_, text, first) => {
    expect((await find(text))[0]).toBe(first);
  });
});

it.each<[string, string, string]>([
  [
    'four rare words of a text count more than one in a name',
    'row color based on status',
    'Styling › Classes of rows',
  ],
  [
    'a word that nothing has hides nothing',
    'frobnicate rows red overdue',
    'Styling › Classes of rows',
  ],
  ['phrases find what no text says', 'zebra stripes', 'Styling › Classes of rows'],
  [
    'a typo finds the word that is nearest',
    'overdeu rows in red',
    'Styling › Classes of rows',
  ],
  [
    'the beginning of the last word finds it',
    'shift and click a hea',
    'Sorting › Sort by several columns',
  ],
])('%s', async (_, text, first) => {
  expect((await find(text))[0]).toBe(first);
});

it('shows no phrase', async () => {
  const { results } = await engine.search({ text: 'zebra stripes' });
  expect(JSON.stringify(results)).not.toContain('zebra');
});

it('finds nothing where nothing has any of the words', async () => {
  expect(await find('watermark')).toEqual([]);
});

it('lists members of one name once in a product', async () => {
  const found = await find('rowSelectionModel');
  expect(found.filter((one) => one.endsWith('Model'))).toHaveLength(1);
});

describe('the product', () => {
  it.each([
    ['data-grid', 'DataGrid › checkboxSelection'],
    ['tree-view', 'RichTreeView › checkboxSelection'],
  ] as const)('at hand, %s, comes first', async (currentProduct, first) => {
    expect((await find('checkboxSelection', { currentProduct }))[0]).toBe(first);
  });

  it.each([
    ['select rows with checkboxes', 'tree-view', 'Row selection › Checkboxes'],
    ['select tree nodes with checkboxes', 'data-grid', 'Selection › Checkboxes'],
  ] as const)(
    'of %j counts more than %s at hand',
    async (text, currentProduct, first) => {
      expect((await find(text, { currentProduct }))[0]).toBe(first);
    },
  );
});

it('lists a page once, as its best place', async () => {
  expect((await find('sort several columns')).slice(0, 2)).toEqual([
    'Sorting › Sort by several columns',
    expect.not.stringContaining('Sorting'),
  ]);
});

it('offers each facet without its own filter', async () => {
  const { results, kinds, products } = await engine.search({
    text: 'sort',
    kind: 'demo',
  });
  expect(results.map(({ title }) => title)).toEqual(['SortedBooks']);
  expect(kinds).toContain('demo');
  expect(kinds).toContain('guide');
  const guides = await engine.search({ text: 'sort', kind: 'guide' });
  expect(guides.results).toHaveLength(1);
  expect(products).toEqual(new Set(['data-grid']));
});

it('answers in the list: the sentence of a section, and what a prop is', async () => {
  const { results } = await engine.search({ text: 'overdue rows red' });
  expect(results[0]!.excerpt?.text).toMatch(/^Color rows by their status/);
  const { results: members } = await engine.search({ text: 'rowHeight' });
  expect(members[0]!.member).toMatchObject({
    type: 'boolean',
    default: 'false',
    description: 'Height of a row in pixels.',
  });
});

it('marks what a mistyped word was meant to be', async () => {
  const { results } = await engine.search({ text: 'overdeu rows in red' });
  const { text, marks } = results[0]!.excerpt!;
  expect(marks.map(([start, end]) => text.slice(start, end))).toContain('overdue');
});

it.each<[string, string[] | undefined]>([
  ['overdeu rows', undefined],
  ['rowz heigth', ['row height']],
  ['sorting', undefined],
  ['frobnicate sorting', ['sorting']],
])('suggests for %j %j', async (text, suggestions) => {
  const response = await engine.search({ text });
  expect(response.suggestions).toEqual(suggestions);
});
