import {
  createComponent,
  createProduct,
} from '../../translations/__tests__/createProduct';
import type { ApiPage, ProductId } from '../../types';
import { createUses, type DemoImports, type PageMentions } from '../createUses';

function toPage(product: ProductId, name: string, fields: Partial<ApiPage> = {}) {
  const imports = [{ package: `@mui/x-${product}`, statement: '' }];
  return {
    ...createComponent(name, { product, imports }),
    ...fields,
  } as ApiPage;
}

const PRODUCTS = [
  createProduct({
    product: 'data-grid',
    pages: [toPage('data-grid', 'DataGrid'), toPage('data-grid', 'Toolbar')],
  }),
  createProduct({
    product: 'charts',
    pages: [
      toPage('charts', 'Pie'),
      toPage('charts', 'Toolbar'),
      toPage('charts', 'Sankey', { exportName: 'Unstable_Sankey' }),
    ],
  }),
];

const NO_MENTIONS = { components: [], names: [], links: [], imports: [], demos: [] };

const toDocsPage = (
  permalink: string,
  fields: Partial<PageMentions>,
): PageMentions => ({ ...NO_MENTIONS, title: permalink, permalink, ...fields });

/** Where each used name is used: routes of pages, then of demos. */
function find(pages: PageMentions[], demos: DemoImports[] = []) {
  const uses = Object.entries(createUses(PRODUCTS, pages, demos));
  return Object.fromEntries(
    uses
      .map(([name, use]): [string, string[]] => [
        name,
        [...use.pages, ...use.demos].map(({ permalink }) => permalink),
      ])
      .filter(([, permalinks]) => permalinks.length > 0),
  );
}

const GRID = '/x/react-data-grid';
const CHARTS = '/x/react-charts';
const OTHER = '/x/introduction';

describe('createUses', () => {
  it.each<[string, PageMentions[], Record<string, string[]>]>([
    [
      'a page that documents a name',
      [toDocsPage(GRID, { components: ['DataGrid'] })],
      { DataGrid: [GRID] },
    ],
    [
      'a page that mentions a name of another product',
      [toDocsPage(CHARTS, { names: ['DataGrid', 'DataGrid', 'Unknown'] })],
      { DataGrid: [CHARTS] },
    ],
    [
      'a page that links to a name',
      [toDocsPage(CHARTS, { links: ['/x/api/charts/pie', '/x/api/charts/gone'] })],
      { Pie: [CHARTS] },
    ],
    [
      'a page whose code imports a name',
      [
        toDocsPage(OTHER, {
          imports: [
            { specifier: '@mui/x-charts', names: ['Pie', 'Unstable_Sankey'] },
            { specifier: '@mui/x-data-grid', names: ['Pie'] },
          ],
        }),
      ],
      { Pie: [OTHER], Sankey: [OTHER] },
    ],
    [
      'pages that document a name before those that mention it',
      [
        toDocsPage(OTHER, { names: ['Pie'] }),
        toDocsPage(CHARTS, { components: ['Pie'], names: ['Pie'] }),
      ],
      { Pie: [CHARTS, OTHER] },
    ],
    [
      'a name of two products by the product of the page',
      [
        toDocsPage(CHARTS, { names: ['Toolbar'] }),
        toDocsPage(GRID, { components: ['Toolbar'] }),
        toDocsPage(OTHER, { names: ['Toolbar'] }),
      ],
      { Toolbar: [GRID], 'charts/Toolbar': [CHARTS] },
    ],
  ])('finds %s', (_, pages, expected) => {
    expect(find(pages)).toEqual(expected);
  });

  it('finds the demos that a page embeds, once each', () => {
    const imports = [{ specifier: '@mui/x-charts', names: ['Pie', 'Toolbar'] }];
    const demos = [
      { name: 'Shown', page: CHARTS, imports: [...imports, ...imports] },
      { name: 'Hidden', page: CHARTS, imports },
      { name: 'Shown', page: GRID, imports },
    ];
    expect(find([toDocsPage(CHARTS, { demos: ['Shown'] })], demos)).toEqual({
      Pie: [`${CHARTS}#Shown`],
      'charts/Toolbar': [`${CHARTS}#Shown`],
    });
  });

  it('has an entry for every documented name', () => {
    expect(Object.keys(createUses(PRODUCTS, [], []))).toEqual([
      'DataGrid',
      'Toolbar',
      'Pie',
      'charts/Toolbar',
      'Sankey',
    ]);
  });
});
