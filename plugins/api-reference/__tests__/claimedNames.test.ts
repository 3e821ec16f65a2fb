import { findApiPermalink } from '../client/useApiPermalink';
import { pickClaimedNames } from '../assertKnownComponents';
import { toSlug } from '../common/permalinks';
import type { ApiPage, ApiProduct, ProductId } from '../types';

function toProduct(product: ProductId, names: string[]): ApiProduct {
  const pages = names.map(
    (name) => ({ name, product, slug: toSlug(name) }) as ApiPage,
  );
  return { product, pages, events: [], selectors: [], types: {} };
}

const PRODUCTS = [
  toProduct('data-grid', ['DataGrid', 'Toolbar']),
  toProduct('charts', ['BarChart', 'Toolbar']),
];

const pick = (components: string[]) =>
  pickClaimedNames(PRODUCTS, [{ file: 'docs/a.mdx', components }]);

it.each([
  ['one name', ['BarChart'], { 'data-grid': [], charts: ['BarChart'] }],
  [
    'a name of two products',
    ['Toolbar'],
    { 'data-grid': ['Toolbar'], charts: ['Toolbar'] },
  ],
  ['nothing', [], { 'data-grid': [], charts: [] }],
])('a page that claims %s', (_, components, expected) => {
  expect(pick(components)).toEqual(expected);
});

it.each<[name: string, preferred: ProductId | undefined, route: string | undefined]>(
  [
    ['BarChart', 'charts', '/x/api/charts/bar-chart'],
    ['BarChart', 'tree-view', '/x/api/charts/bar-chart'],
    ['Toolbar', 'charts', '/x/api/charts/toolbar'],
    ['Toolbar', 'tree-view', '/x/api/data-grid/toolbar'],
    ['Toolbar', undefined, '/x/api/data-grid/toolbar'],
    ['DataGrid', undefined, undefined],
  ],
)('%s on a page of %s leads to %s', (name, preferred, route) => {
  expect(findApiPermalink(pick(['BarChart', 'Toolbar']), name, preferred)).toBe(
    route,
  );
});
