import { getFactor } from '../../engine/getFactor';
import { getIntent } from '../../engine/getIntent';
import type { IndexedPage } from '../../engine/indexFormat';
import { parseQuery } from '../../engine/parseQuery';
import { FACTORS } from '../../engine/weights';
import type { SearchPlace } from '../types';
import { createTestEngine } from './createTestEngine';

const guide = (
  title: string,
  slug: string,
  product: IndexedPage['product'],
): IndexedPage => ({
  route: `/x/${product}/${slug}`,
  title,
  kind: 'guide',
  product,
});

const height = guide('Data Grid row height', 'row-height', 'data-grid');
const spanning = guide('Row spanning', 'row-spanning', 'data-grid');
const sorting = guide('Data Grid sorting', 'sorting', 'data-grid');
const pinning = guide('Row pinning', 'row-pinning', 'data-grid');
const pages = guide('Pagination', 'pagination', 'data-grid');
const lines = guide('Line and area charts', 'lines', 'charts');
const examples = guide('Area chart examples', 'area-demo', 'charts');
const migration: IndexedPage = {
  route: '/x/migration/a',
  title: 'Migrate',
  kind: 'migration',
  product: 'data-grid',
};

const page = (of: IndexedPage, text: string): SearchPlace => ({
  type: 'page',
  name: of.title,
  page: of,
  text,
});
const section = (name: string, of: IndexedPage, text: string): SearchPlace => ({
  type: 'heading',
  name,
  page: of,
  anchor: name.toLowerCase().replaceAll(' ', '-'),
  text,
});

const engine = createTestEngine([
  page(height, 'They are 52 px high.'),
  page(spanning, 'Cells span.'),
  section(
    'Row height',
    spanning,
    'The row height of a row, and each row has its height.',
  ),
  page(sorting, 'Click a header.'),
  page(pinning, 'Pinned rows stay, and to sort rows moves none of the rows.'),
  section(
    'Sort the rows',
    pinning,
    'Sort rows, and sort pinned rows with the rows.',
  ),
  page(pages, 'Rows per page are many.'),
  section(
    'Set the page size',
    pages,
    'Offer rows per page options by pageSizeOptions.',
  ),
  page(lines, 'Curves.'),
  page(examples, 'An area chart, an area chart and an area chart.'),
  section('Removed', migration, 'Codemods.'),
  {
    type: 'oldName',
    name: 'rowsPerPageOptions',
    page: migration,
    anchor: 'removed',
    text: 'Use the page size.',
  },
]);

async function findFirst(text: string): Promise<string | undefined> {
  const { results } = await engine.search({ text });
  return results[0]?.id;
}

it.each<[string, string, string]>([
  ['is the query but for its product', 'row height', height.route],
  [
    'has all of a query but the words of its product',
    'how to sort rows',
    sorting.route,
  ],
  ['names it beside another', 'area chart', lines.route],
])('finds first a page whose title %s', async (_, text, route) => {
  expect(await findFirst(text)).toBe(route);
});

it.each<[string, string, string]>([
  ['more than the title', 'sort pinned rows', pinning.route],
  ['less than the title', 'examples of area', examples.route],
])('leaves a title aside where a query asks for %s', async (_, text, id) => {
  expect(await findFirst(text)).toBe(id);
});

it('takes plain words for no old name that is made of them', async () => {
  expect(await findFirst('rows per page options')).toBe(
    `${pages.route}#set-the-page-size`,
  );
  expect(await findFirst('rowsPerPageOptions')).toBe(`${migration.route}#removed`);
});

it.each([
  ['rows per page options', FACTORS.oldNameInWords],
  ['removed rows per page', 1],
  ['change the rowsPerPageOptions', 1],
])('weighs for %s an old name by %d', (text, factor) => {
  const { isPlain, ...intent } = getIntent(text, parseQuery(text), undefined);
  const weigh = (plain: boolean) =>
    getFactor(
      { type: 'oldName', name: 'rowsPerPageOptions', pages: [0] },
      migration,
      { ...intent, isPlain: plain },
    );
  expect(weigh(isPlain) / weigh(false)).toBeCloseTo(factor);
  expect(FACTORS.oldNameInWords).toBeLessThan(1);
});
