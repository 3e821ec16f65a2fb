import type {
  ApiHook,
  ApiInterface,
  ApiProduct,
  ApiProp,
  ProductId,
} from '../types';
import { getPage, loadModels } from './loadModels';

/** Facts that were read by hand in the packages' typings. */
let models: ApiProduct[];

beforeAll(async () => {
  models = await loadModels();
});

const getModel = (product: ProductId) =>
  models.find((model) => model.product === product)!;
const getHook = (name: string) => getPage(models, name) as ApiHook;
const getMember = (name: string, member: string): ApiProp | undefined =>
  (getPage(models, name) as ApiInterface).members.find((one) => one.name === member);
const getEvent = (name: string) =>
  getModel('data-grid').events.find((event) => event.name === name);
const getSelector = (name: string) =>
  getModel('data-grid').selectors.find((selector) => selector.name === name);

describe('the models of the installed packages', () => {
  // Exact on purpose: with a new version of the packages, these say what has changed.
  it.each([
    ['data-grid', { hooks: 8, interfaces: 49, events: 72, selectors: 102 }],
    ['date-pickers', { hooks: 23, interfaces: 7, events: 0, selectors: 0 }],
    ['charts', { hooks: 82, interfaces: 35, events: 0, selectors: 0 }],
    ['tree-view', { hooks: 8, interfaces: 4, events: 0, selectors: 0 }],
  ] as const)('of %s have the known number of entries', (product, counts) => {
    const { pages, events, selectors } = getModel(product);
    expect({
      hooks: pages.filter(({ kind }) => kind === 'hook').length,
      interfaces: pages.filter(({ kind }) => kind === 'interface').length,
      events: events.length,
      selectors: selectors.length,
    }).toEqual(counts);
  });

  it.each([
    ['GridApi', { community: 97, pro: 19, premium: 25 }],
    ['GridColDef', { community: 42, pro: 2, premium: 8 }],
    ['GridSlotsComponent', { community: 85, pro: 0, premium: 0 }],
    ['GridGetRowsParams', { community: 5, pro: 1, premium: 3 }],
    ['XAxis', { community: 40, pro: 1, premium: 0 }],
  ])('have the members of %s by plan', (name, counts) => {
    const { members } = getPage(models, name) as ApiInterface;
    const count = (plan: string) =>
      members.filter((member) => member.plan === plan).length;
    expect({
      community: count('community'),
      pro: count('pro'),
      premium: count('premium'),
    }).toEqual(counts);
  });

  it.each([
    ['community', 52],
    ['pro', 3],
    ['premium', 17],
  ])('have the events of the %s plan', (plan, count) => {
    const { events } = getModel('data-grid');
    expect(events.filter((event) => event.plan === plan)).toHaveLength(count);
  });

  it('are plain, sorted data of short texts', () => {
    for (const { events, selectors, pages } of models) {
      for (const list of [
        events,
        selectors,
        ...pages.flatMap((page) =>
          page.kind === 'interface' ? [page.members] : [],
        ),
      ]) {
        const names = list.map(({ name }) => name);
        expect(names).toEqual([...new Set(names)].sort());
      }
      const types = pages.flatMap((page) =>
        page.kind === 'interface' ? page.members.map(({ type }) => type) : [],
      );
      expect(types.filter((type) => type.length > 330)).toEqual([]);
      expect(types.filter((type) => /\n|\/\*|import\(/.test(type))).toEqual([]);
    }
  });

  it('show no note that authors left for themselves', () => {
    expect(JSON.stringify(models)).not.toMatch(/"description":"[^"]*\bTODO\b/);
  });
});

describe('an interface', () => {
  it.each([
    ['GridColDef', 'field', { type: 'string', required: true, plan: 'community' }],
    ['GridColDef', 'flex', { type: 'number', required: false }],
    ['GridColDef', 'width', { default: '100' }],
    ['GridColDef', 'type', { type: "GridColType | 'actions' | 'singleSelect'" }],
    ['GridColDef', 'aggregable', { plan: 'premium' }],
    ['GridColDef', 'renderHeaderFilter', { plan: 'pro' }],
    // All plans' typings have these two; their comments say which plan heeds them.
    ['GridColDef', 'pinnable', { plan: 'pro' }],
    ['GridColDef', 'groupable', { plan: 'premium' }],
    ['GridColDef', 'getActions', { deprecated: 'Use `renderCell` instead' }],
    ['GridActionsColDef', 'type', { type: "'actions'", required: true }],
    ['GridSingleSelectColDef', 'getOptionLabel', { required: true }],
    ['GridCellParams', 'api', { type: 'GridApi' }],
    ['GridApi', 'exportDataAsExcel', { plan: 'premium' }],
    ['GridApi', 'pinColumn', { plan: 'pro' }],
    ['GridApi', 'state', { type: 'GridState' }],
    ['GridFilterModel', 'items', { type: 'GridFilterItem[]', required: true }],
    ['GridRowSelectionModel', 'type', { type: "'include' | 'exclude'" }],
    ['GridGetRowsError', 'params', { type: 'T' }],
    ['GridColTypeDef', 'width', { default: '100' }],
    ['BarSeries', 'layout', { type: "'horizontal' | 'vertical'" }],
    ['BarSeries', 'type', { type: "'bar'", required: false }],
    ['XAxis', 'position', { type: "'top' | 'bottom' | 'none'" }],
    ['YAxis', 'position', { type: "'left' | 'right' | 'none'" }],
    ['XAxis', 'categoryGapRatio', { default: '0.2', required: false }],
    ['XAxis', 'data', { type: 'readonly V[]' }],
    ['XAxis', 'zoom', { type: 'boolean | ZoomOptions', plan: 'pro' }],
    ['ChartProApi', 'setZoomData', { plan: 'pro' }],
    ['PickersShortcutsItem', 'label', { type: 'string', required: true }],
    [
      'RichTreeViewApiRef',
      'setItemExpansion',
      { description: 'Change the expansion status of a given item.' },
    ],
    ['DataSourceCache', 'get', { type: '(key: string) => T[] | undefined | -1' }],
  ])('%s documents the member %s', (name, member, expected) => {
    expect(getMember(name, member)).toMatchObject(expected);
  });

  it('tells the parameters of a method, with their words', () => {
    expect(getMember('GridApi', 'getColumnIndex')?.signature).toEqual({
      params: [
        { name: 'field', type: 'string', description: 'The column field.' },
        {
          name: 'useVisibleColumns',
          type: 'boolean',
          isOptional: true,
          description: expect.stringContaining('Default is `true`'),
        },
      ],
      returns: { type: 'number', description: 'The index position.' },
    });
  });

  it('is described, imported and related as its typings say', () => {
    expect(getPage(models, 'GridColDef')).toMatchObject({
      plan: 'community',
      description: 'Column Definition interface.',
      typeParameters: 'R extends GridValidRowModel = any, V = any, F = V',
      source: { package: '@mui/x-data-grid', file: 'models/colDef/gridColDef.mjs' },
      imports: expect.arrayContaining([
        {
          package: '@mui/x-data-grid-premium',
          statement: "import type { GridColDef } from '@mui/x-data-grid-premium';",
        },
      ]),
    });
    expect(getPage(models, 'GridRenderCellParams')).toMatchObject({
      extends: ['GridCellParams'],
    });
  });
});

describe('a hook', () => {
  it.each([
    ['useGridApiRef', [], 'RefObject<GridApi | null>'],
    ['useDrawingArea', [], 'ChartDrawingArea'],
    ['useXScale', ['axisId?'], "AxisScaleConfig[S]['scale']"],
    ['useGridEvent', ['apiRef', 'eventName', 'handler?', 'options?'], 'void'],
    ['usePickerContext', [], 'PickerContextValue<TValue, TView, TError>'],
    ['useTreeItem', ['parameters'], 'UseTreeItemReturnValue<TStore>'],
  ])('%s takes %j and returns %s', (name, params, returns) => {
    const { signature } = getHook(name);
    expect(
      signature.params.map((param) => param.name + (param.isOptional ? '?' : '')),
    ).toEqual(params);
    expect(signature.returns?.type).toBe(returns);
  });

  it('shows all ways to call it', () => {
    const { signature, overloads = [] } = getHook('useBarSeries');
    const returns = [signature, ...overloads.map((one) => one.signature)].map(
      (one) => one.returns?.type,
    );
    expect(returns).toEqual([
      'UseBarSeriesReturnValue | undefined',
      'UseBarSeriesReturnValue[]',
      'UseBarSeriesReturnValue[]',
    ]);
  });

  it.each([
    ['useTreeViewApiRef', { deprecated: expect.stringContaining('Use `useRich') }],
    ['useKeepGroupedColumnsHidden', { plan: 'premium' }],
    ['useMultiInputRangeField', { exportName: 'unstable_useMultiInputRangeField' }],
    ['useXScale', { typeParameters: 'S extends ScaleName' }],
  ])('%s has what its typings say', (name, expected) => {
    expect(getHook(name)).toMatchObject(expected);
  });
});

describe('the events and selectors of the grid', () => {
  it.each([
    [
      'rowClick',
      {
        plan: 'community',
        params: 'GridRowParams',
        event: 'React.MouseEvent<HTMLElement>',
      },
    ],
    ['rowsScrollEnd', { plan: 'pro', params: 'GridRowScrollEndParams' }],
    ['clipboardPasteStart', { plan: 'premium', params: '{ data: string[][] }' }],
    ['pivotPanelOpenChange', { deprecated: expect.stringContaining('sidebarOpen') }],
  ])('have the event %s', (name, expected) => {
    expect(getEvent(name)).toMatchObject(expected);
  });

  it('have no event that upstream keeps to itself', () => {
    expect(getEvent('rowMouseOver')).toBeUndefined();
  });

  it.each([
    ['gridRowCountSelector', { returns: 'number', args: [], plan: 'community' }],
    ['gridColumnsStateSelector', { returns: 'GridColumnsState' }],
    ['gridRowSelector', { args: [{ name: 'id', type: 'GridRowId' }] }],
    ['gridRowIdSelector', { args: [{ type: 'GridValidRowModel' }] }],
    ['gridDetailPanelExpandedRowIdsSelector', { plan: 'pro' }],
    ['gridPivotModelSelector', { plan: 'premium' }],
    [
      'gridVirtualizationEnabledSelector',
      { deprecated: expect.stringContaining('gridVirtualizationRow') },
    ],
  ])('have the selector %s', (name, expected) => {
    expect(getSelector(name)).toMatchObject(expected);
  });

  it('have no selector that upstream keeps to itself', () => {
    expect(getSelector('gridPaginationSelector')).toBeUndefined();
  });
});
