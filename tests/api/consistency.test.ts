import type {
  ApiComponent,
  ApiPage,
  ApiProduct,
} from '../../plugins/api-reference/types';
import { findMissingClasses } from './checks/classes';
import { checkDefaults } from './checks/defaults';
import {
  findMissingExports,
  findUncompiledImports,
  listSpecifiers,
} from './checks/imports';
import { findUnknownReferences } from './checks/references';
import { findUnusedComponents } from './checks/usage';
import { loadModules, type LoadedModule } from './loadModules';
import { loadReference, type Reference } from './loadReference';

/**
 * The reference held against the packages it is about. Each check has a fault planted
 * beside it, so that it is known to find one.
 */

let reference: Reference;
let pages: ApiPage[];
let modules: Record<string, LoadedModule>;

beforeAll(async () => {
  reference = await loadReference();
  pages = reference.products.flatMap((product) => product.pages);
  modules = loadModules(listSpecifiers(pages));
});

/** A documented component, with the faults that a test plants. */
function plant(name: string, fields: Partial<ApiComponent>): ApiComponent {
  const page = pages.find((candidate) => candidate.name === name) as ApiComponent;
  return { ...page, ...fields };
}

function plantProduct(page: ApiPage): ApiProduct[] {
  return [
    { product: page.product, pages: [page], events: [], selectors: [], types: {} },
  ];
}

describe('import lines', () => {
  const wrong = [
    {
      package: '@mui/x-tree-view',
      statement: "import { TreItem } from '@mui/x-tree-view';",
    },
  ];

  it('compile', () => {
    expect(findUncompiledImports(pages)).toEqual([]);
  });

  it('give the name at run time', () => {
    expect(findMissingExports(pages, modules)).toEqual([]);
  });

  it('are found out', () => {
    const page = plant('TreeItem', { imports: wrong, exportName: 'TreItem' });
    expect(findUncompiledImports([page])).toEqual([
      expect.stringContaining(
        `${wrong[0]!.statement}: '"@mui/x-tree-view"' has no exported member named 'TreItem'`,
      ),
    ]);
    expect(findMissingExports([page], modules)).toEqual([
      `${wrong[0]!.statement}: the module has no TreItem`,
    ]);
  });

  it('are found out where the module is private', () => {
    const specifier = '@mui/x-tree-view/TreeItem/TreeItem';
    const imports = [
      { package: specifier, statement: `import { TreeItem } from '${specifier}';` },
    ];
    expect(
      findMissingExports([plant('TreeItem', { imports })], loadModules([specifier])),
    ).toEqual([expect.stringContaining('is not defined by "exports"')]);
  });
});

describe('class names', () => {
  /** The grid composes it, and its classes object lacks it, though not in the typings. */
  const COMPOSED = ['DataGrid', 'DataGridPremium', 'DataGridPro'].map(
    (name) => `${name}: .MuiDataGrid-pivotPanelBody`,
  );

  it('exist at run time', () => {
    expect(findMissingClasses(pages, modules).sort()).toEqual(COMPOSED);
  });

  it('are found out', () => {
    const classes = [
      {
        key: 'rot',
        className: 'MuiTreeItem-rot',
        description: '',
        plan: 'community' as const,
      },
    ];
    expect(findMissingClasses([plant('TreeItem', { classes })], modules)).toEqual([
      'TreeItem: .MuiTreeItem-rot',
    ]);
  });
});

describe('defaults', () => {
  /** Upstream's comment has the function in quotes. */
  const QUOTED = ['DataGridPremium', 'DataGridPro'].map((name) =>
    expect.stringContaining(`${name}.getDetailPanelHeight: "() => 500"`),
  );

  it('that are literals agree with the types', () => {
    const { agreed, wrong } = checkDefaults(reference.products);
    expect(wrong.sort()).toEqual(QUOTED);
    // Fewer would mean that the check can't read the types any more.
    expect(agreed).toBeGreaterThan(1_000);
  });

  it.each<[string, string, 'agreed' | 'unknown' | 'wrong']>([
    ['true', 'boolean', 'agreed'],
    ['false', "'auto' | false", 'agreed'],
    ['1.5', 'string | number', 'agreed'],
    ["'b'", "'a' | 'b'", 'agreed'],
    ['"b"', 'Letter', 'agreed'],
    ["'c'", 'Letter', 'wrong'],
    ["'c'", "('a' | 'b') | (() => void)", 'wrong'],
    ['true', "'a' | false", 'wrong'],
    ['0', 'boolean', 'wrong'],
    ["'a'", 'number[]', 'wrong'],
    ["'c'", 'Letter | Unknown', 'unknown'],
    ["'a'", 'Loop', 'unknown'],
  ])('%s for the type %s: %s', (value, type, expected) => {
    const props = [
      {
        name: 'size',
        type,
        default: value,
        required: false,
        plan: 'community' as const,
        description: '',
      },
    ];
    const types = {
      Letter: { text: "type Letter = 'a' | B;" },
      B: { text: "type B = 'b';" },
      Loop: { text: 'type Loop = Loop | undefined;' },
    };
    const { agreed, unknown, wrong } = checkDefaults([
      { pages: [plant('TreeItem', { props })], types },
    ]);
    expect({ agreed, unknown: unknown.length, wrong: wrong.length }).toEqual({
      agreed: 0,
      unknown: 0,
      wrong: 0,
      [expected]: 1,
    });
  });
});

describe('references', () => {
  /** What upstream's comments call by a name that no package exports. */
  const UPSTREAM = [
    'ChartPremiumApiRef',
    'ChartProApiRef',
    'GridApiRef',
    'GridSelectionModel',
    'GridSidebarParams',
    'GridStateColDef',
    'RowParams',
    'TreeViewApiRef',
    'onFetchRows',
  ];

  it('lead to a page or to an exported type', () => {
    const names = findUnknownReferences(reference.products).map(
      (fault) => /\[\[(\w+)\]\]/.exec(fault)![1],
    );
    expect(names.sort()).toEqual(UPSTREAM);
  });

  it('are found out', () => {
    const description = 'See [[TreeItem]], [[TreeItemProps]] and [[TreItem]].';
    expect(
      findUnknownReferences(plantProduct(plant('TreeItem', { description }))),
    ).toEqual(['[[TreItem]] in tree-view/TreeItem#description']);
  });
});

describe('components', () => {
  it('are used, or planned to be', () => {
    expect(findUnusedComponents(reference)).toEqual([]);
  });

  const USED = {
    TreeItem: { pages: [{ title: 'A', permalink: '/x/a' }], demos: [] },
  };
  const ROUTE = '/x/react-tree-view/items';
  const planned = (route: string) => [{ route, identifiers: ['TreeItem'] }];
  const unnamed = [{ route: ROUTE, identifiers: [] }];

  it.each<
    [string, Partial<Parameters<typeof findUnusedComponents>[0]>, string | undefined]
  >([
    ['is used', { uses: USED }, undefined],
    ['stands on a planned page', { tree: planned(ROUTE) }, undefined],
    [
      'is reviewed',
      { tree: unnamed, reviewed: { [ROUTE]: ['TreeItem'] } },
      undefined,
    ],
    ['is not planned', {}, 'no page uses it, and none is planned to'],
    [
      'is planned for another product',
      { tree: planned('/x/react-charts/items') },
      'no page uses it, and none is planned to',
    ],
    [
      'is missing from its page',
      { tree: planned(ROUTE), written: new Set([ROUTE]) },
      `no page uses it, though ${ROUTE} is written`,
    ],
    [
      'is missing from its reviewed page',
      {
        tree: unnamed,
        written: new Set([ROUTE]),
        reviewed: { [ROUTE]: ['TreeItem'] },
      },
      `no page uses it, though ${ROUTE} is written`,
    ],
    [
      'is used and reviewed',
      { uses: USED, tree: unnamed, reviewed: { [ROUTE]: ['TreeItem'] } },
      'TreeItem is in use. Remove it.',
    ],
    [
      'is unknown and reviewed',
      { uses: USED, tree: unnamed, reviewed: { [ROUTE]: ['TreItem'] } },
      'TreItem is no documented component. Remove it.',
    ],
    [
      'is reviewed for a page that is not planned',
      { uses: USED, reviewed: { [ROUTE]: [] } },
      `the page tree has no ${ROUTE}.`,
    ],
  ])('are judged: one that %s', (_, request, fault) => {
    const products = plantProduct(plant('TreeItem', {}));
    const found = findUnusedComponents({
      products,
      uses: {},
      tree: [],
      written: new Set(),
      reviewed: {},
      ...request,
    });
    expect(found).toEqual(
      fault === undefined ? [] : [expect.stringContaining(fault)],
    );
  });
});
