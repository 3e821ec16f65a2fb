import { createPermalinks } from '../common/permalinks';
import type { ApiPage, ApiProduct, ProductId } from '../types';

function toProduct(product: ProductId, names: string[]): ApiProduct {
  const pages = names.map(
    (name) => ({ name, product, slug: name.toLowerCase() }) as ApiPage,
  );
  return { product, pages, events: [], selectors: [], types: {} };
}

const permalinks = createPermalinks([
  toProduct('data-grid', ['DataGrid', 'Toolbar']),
  toProduct('charts', ['BarChart', 'Toolbar']),
]);

describe('createPermalinks', () => {
  it('leads a name of two products to the first, and says which leads to the other', () => {
    expect(permalinks).toEqual({
      DataGrid: '/x/api/data-grid/datagrid',
      Toolbar: '/x/api/data-grid/toolbar',
      BarChart: '/x/api/charts/barchart',
      'charts/Toolbar': '/x/api/charts/toolbar',
    });
  });
});
