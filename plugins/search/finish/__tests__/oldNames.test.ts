import { getFactor } from '../../engine/getFactor';
import type { Intent } from '../../engine/getIntent';
import type { IndexedEntry, IndexedPage } from '../../engine/indexFormat';
import { dropPresentNames } from '../dropPresentNames';
import type { SearchPlace } from '../types';
import { createTestEngine } from './createTestEngine';

const grid: IndexedPage = {
  route: '/x/api/data-grid/data-grid',
  title: 'DataGrid',
  kind: 'api',
  product: 'data-grid',
};
const guide: IndexedPage = {
  route: '/x/react-data-grid/row-selection',
  title: 'Row selection',
  kind: 'guide',
  product: 'data-grid',
};
const migration: IndexedPage = {
  route: '/x/migration/migration-data-grid-v5',
  title: 'Migrate the Data Grid from v5 to v6',
  kind: 'migration',
  product: 'data-grid',
};

const oldName = (name: string, anchor: string, text: string): SearchPlace => ({
  type: 'oldName',
  name,
  page: migration,
  anchor,
  text,
});
const prop = (name: string, preview: SearchPlace['preview'] = {}): SearchPlace => ({
  type: 'prop',
  name,
  page: grid,
  anchor: `prop-${name}`,
  preview,
});

const PLACES = dropPresentNames([
  { type: 'page', name: migration.title, page: migration, text: 'Selection.' },
  {
    type: 'heading',
    name: 'Row selection props',
    page: migration,
    anchor: 'row-selection',
    text: 'The selectionModel is now the rowSelectionModel.',
  },
  {
    type: 'page',
    name: guide.title,
    page: guide,
    text: 'Users select rows; keep the ids yourself if you save them. Older releases had selectionModel for that.',
  },
  { type: 'component', name: 'DataGrid', page: grid },
  prop('rowSelectionModel'),
  prop('toolbar'),
  prop('columnMenu', { deprecated: true }),
  oldName('selectionModel', 'row-selection', 'selectionModel; rowSelectionModel'),
  oldName('isRowSelected', 'methods', 'isRowSelected; isRowSelectable'),
  oldName('rowsPerPageOptions', 'pagination', 'rowsPerPageOptions; pageSizeOptions'),
  oldName('Toolbar', 'slots', 'Toolbar; toolbar'),
  oldName('columnMenu', 'slots', 'columnMenu; slots.columnMenu'),
]);

const engine = createTestEngine(PLACES);

async function find(text: string): Promise<string[]> {
  const { results } = await engine.search({ text });
  return results
    .flatMap((result) => [result, ...(result.more ?? [])])
    .map(({ member, title }) => `${member?.kind ?? 'place'} ${title}`);
}

it('finds an old name first, with the line that replaces it', async () => {
  const { results } = await engine.search({ text: 'selectionModel' });
  expect(results[0]).toMatchObject({
    title: 'selectionModel',
    url: '/x/migration/migration-data-grid-v5#row-selection',
    kind: 'migration',
    excerpt: { text: 'selectionModel; rowSelectionModel' },
  });
});

it('still finds what speaks of it', async () => {
  const found = await find('selectionModel');
  expect(found).toContain('prop rowSelectionModel');
  expect(found).toContain('place Row selection');
});

it('counts the same whether or not a query speaks of versions', () => {
  const entry: IndexedEntry = {
    type: 'oldName',
    name: 'selectionModel',
    pages: [0],
  };
  const intent: Intent = {
    form: 'identifier',
    currentProduct: undefined,
    meant: new Set(),
    named: new Set(),
    isMigrating: false,
    isPlain: false,
  };
  expect(getFactor(entry, migration, intent)).toBe(
    getFactor(entry, migration, { ...intent, isMigrating: true }),
  );
});

it('shows the section of an old name once', async () => {
  const { results } = await engine.search({ text: 'selectionModel' });
  const urls = results.flatMap(({ url, more = [] }) => [
    url,
    ...more.map((one) => one.url),
  ]);
  expect(urls).toHaveLength(new Set(urls).size);
});

it.each([
  ['words of it', 'row selected', 'isRowSelected', false],
  ['little more than its first word', 'rowsPer', 'rowsPerPageOptions', false],
  ['most of it', 'rowsPerPage', 'rowsPerPageOptions', true],
])('by %s, an old name is found: %j %s %s', async (_, text, name, isFound) => {
  expect((await find(text)).includes(`oldName ${name}`)).toBe(isFound);
});

it('calls a page as the first place on it does', async () => {
  const other = { ...migration, title: 'Another title' };
  const { results } = await createTestEngine([
    ...PLACES,
    { ...oldName('hideColumn', 'hide', 'hideColumn; model'), page: other },
  ]).search({ text: 'hideColumn' });
  expect(results[0]!.member?.of).toBe(migration.title);
});

it('drops an old name that the reference has, in whatever case', async () => {
  expect(await find('Toolbar')).toEqual(['prop toolbar']);
});

it('finds a deprecated name in the reference first, then what to use instead', async () => {
  expect((await find('columnMenu')).slice(0, 2)).toEqual([
    'prop columnMenu',
    'oldName columnMenu',
  ]);
});
