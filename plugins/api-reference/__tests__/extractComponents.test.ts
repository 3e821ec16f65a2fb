import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiComponent, ApiProduct } from '../types';
import { getPage, listComponentPages, loadModels, SITE_DIR } from './loadModels';

/** Facts that were read by hand in the packages' typings and scripts. */
let models: ApiProduct[];
let components: ApiComponent[];

beforeAll(async () => {
  models = await loadModels();
  components = listComponentPages(models);
});

const get = (name: string) => getPage(models, name) as ApiComponent;
const getProp = (component: string, name: string) =>
  get(component).props.find((prop) => prop.name === name);
const getSlot = (component: string, name: string) =>
  get(component).slots.find((slot) => slot.name === name);
const getClass = (component: string, key: string) =>
  get(component).classes.find((candidate) => candidate.key === key);

describe('the components of the installed packages', () => {
  it.each([
    ['DataGrid', { props: 120, slots: 80, classes: 200 }],
    ['DataGridPremium', { props: 200, slots: 125, classes: 200 }],
    ['DatePicker', { props: 50, slots: 25, classes: 0 }],
    ['BarChart', { props: 33, slots: 12, classes: 5 }],
    ['ChartContainer', { props: 30, slots: 2, classes: 0 }],
    ['RichTreeView', { props: 30, slots: 5, classes: 7 }],
  ])('%s has at least the known number of members', (name, atLeast) => {
    const { props, slots, classes } = get(name);
    expect(props.length).toBeGreaterThanOrEqual(atLeast.props);
    expect(slots.length).toBeGreaterThanOrEqual(atLeast.slots);
    expect(classes.length).toBeGreaterThanOrEqual(atLeast.classes);
  });

  it.each([
    ['DataGrid', 'tabNavigation'],
    ['GridActionsCell', 'onMenuOpen'],
    ['ChartsXAxis', 'tickSpacing'],
    ['ChartDataProvider', 'children'],
  ])('%s has %s, which its prop types lack, with a description', (name, prop) => {
    expect(getProp(name, prop)?.description).toMatch(/./);
  });

  it.each([
    ['DateField', 'areAllSectionsEmpty'],
    ['BarChartPro', 'plugins'],
    ['RadarChartPro', 'plugins'],
  ])('%s has no %s, which is of no use to readers', (name, prop) => {
    expect(getProp(name, prop)).toBeUndefined();
  });

  it.each(['DateField', 'SingleInputTimeRangeField'])(
    '%s has the deprecation of InputProps that only its prop types tell',
    (name) => {
      expect(getProp(name, 'InputProps')?.deprecated).toMatch(/`slotProps.input`/);
    },
  );

  it.each(['DataGridPro', 'DataGridPremium'])(
    '%s has the default of listView that only the constant of its defaults tells',
    (name) => expect(getProp(name, 'listView')?.default).toBe('false'),
  );

  it('have no default that their code forces another value on', () => {
    expect(getProp('DataGrid', 'pagination')?.default).toBeUndefined();
  });

  it('have the home, the imports and the theme key that a reader needs', () => {
    expect(get('DatePicker')).toMatchObject({
      slug: 'date-picker',
      plan: 'community',
      source: { package: '@mui/x-date-pickers', file: 'DatePicker/DatePicker.mjs' },
      imports: [
        {
          statement: "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
        },
        { statement: "import { DatePicker } from '@mui/x-date-pickers';" },
        { statement: "import { DatePicker } from '@mui/x-date-pickers-pro';" },
      ],
      muiName: 'MuiDatePicker',
      themeOptions: ['defaultProps'],
    });
    expect(get('DataGridPremium')).toMatchObject({
      slug: 'data-grid-premium',
      plan: 'premium',
      muiName: 'MuiDataGrid',
      themeOptions: ['defaultProps', 'styleOverrides'],
    });
    expect(get('BarChart').demos).toContainEqual({
      title: 'Stacking',
      url: 'https://mui.com/x/react-charts/stacking/',
    });
    expect(get('TreeItem').inheritance).toEqual({ name: 'HTMLLIElement' });
  });

  it.each([
    ['DataGrid', 'columns', { type: 'readonly GridColDef[]', required: true }],
    [
      'DataGrid',
      'density',
      {
        type: "'compact' | 'standard' | 'comfortable'",
        default: '"standard"',
        required: false,
      },
    ],
    ['DataGrid', 'isRowSelectable', { type: '(params: GridRowParams) => boolean' }],
    [
      'DataGrid',
      'autoHeight',
      { description: expect.stringContaining('as much space as it needs') },
    ],
    [
      'DatePicker',
      'views',
      { type: "readonly ('year' | 'month' | 'day')[]", required: false },
    ],
    ['DatePicker', 'value', { type: 'PickerValidDate | null' }],
    ['DatePicker', 'referenceDate', { type: 'PickerValidDate' }],
    ['BarChart', 'series', { type: 'ReadonlyArray<BarSeries>', required: true }],
    ['BarChart', 'layout', { type: "'horizontal' | 'vertical'" }],
    [
      'BarChart',
      'barLabel',
      {
        deprecated: 'Use `barLabel` in the chart series instead.',
        description: expect.stringContaining('format the label of the bar'),
      },
    ],
    [
      'BarChart',
      'axisHighlight',
      {
        description: expect.stringContaining(
          '[highlighting docs](https://mui.com/x/react-charts/highlighting/)',
        ),
      },
    ],
    ['RichTreeView', 'items', { type: 'readonly any[]', required: true }],
    ['RichTreeView', 'multiSelect', { type: 'boolean', default: 'false' }],
    ['ChartsContainerPro', 'colors', { default: 'rainbowSurgePalette' }],
    ['ChartsContainerPro', 'children', { type: 'ReactNode' }],
    ['GridActionsCellItem', 'label', { required: true }],
    [
      'GridActionsCellItem',
      'closeMenuOnClick',
      { condition: { member: 'showInMenu', values: ['true'] } },
    ],
    ['BarElement', 'x', { type: 'number | string', required: true }],
    ['LineHighlightElement', 'color', { type: 'string', required: true }],
    ['MarkPlot', 'skipAnimation', { default: 'false' }],
    // The comment has a dash of another length than the code.
    ['TimeRangePickerToolbar', 'toolbarPlaceholder', { default: "'--'" }],
    [
      'DatePicker',
      'desktopModeMediaQuery',
      { examples: [expect.stringContaining("'@media (min-width: 720px)'")] },
    ],
  ])('%s documents the prop %s', (component, prop, expected) => {
    expect(getProp(component, prop)).toMatchObject(expected);
  });

  it('are deprecated as the typings say, not as older prop types do', () => {
    expect(getProp('DataGrid', 'autoHeight')).not.toHaveProperty('deprecated');
  });

  it('tell the parameters of a callback and the members of its objects', () => {
    expect(
      getProp('DataGridPremium', 'onBeforeClipboardPasteStart')?.signature,
    ).toEqual({
      params: [
        expect.objectContaining({ name: 'params', type: '{ data: string[][] }' }),
        expect.objectContaining({ name: 'params.data', type: 'string[][]' }),
      ],
      returns: expect.objectContaining({ type: 'Promise<any>' }),
    });
  });

  it.each([
    ['rows', 'community'],
    ['pagination', 'community'],
    ['pinnedColumns', 'pro'],
    ['treeData', 'pro'],
    ['aggregationModel', 'premium'],
    ['cellSelection', 'premium'],
  ])('DataGridPremium takes %s from the %s plan on', (prop, plan) => {
    expect(getProp('DataGridPremium', prop)?.plan).toBe(plan);
  });

  it('DataGrid has no prop of a larger plan', () => {
    expect(getProp('DataGrid', 'pinnedColumns')).toBeUndefined();
    expect(new Set(get('DataGrid').props.map(({ plan }) => plan))).toEqual(
      new Set(['community']),
    );
  });

  it('have the slots with their defaults and classes', () => {
    expect(getSlot('DataGrid', 'noRowsOverlay')?.default).toBe('GridNoRowsOverlay');
    expect(getSlot('TreeItem', 'content')).toEqual({
      name: 'content',
      description: expect.stringContaining('renders the content of the item'),
      default: 'TreeItemContent',
      props: "SlotComponentProps<'div', {}, {}>",
      plan: 'community',
      class: 'MuiTreeItem-content',
    });
  });

  it.each([
    [
      'BarElement',
      [
        'MuiBar-element',
        'MuiBarElement-faded',
        'MuiBarElement-highlighted',
        'MuiBarElement-root',
        'MuiBarElement-series',
      ],
    ],
    ['BarLabel', ['MuiBar-label', 'MuiBar-labelAnimate']],
    [
      'MarkElement',
      [
        'MuiMarkElement-animate',
        'MuiMarkElement-faded',
        'MuiMarkElement-highlighted',
        'MuiLineChart-mark',
        'MuiLineChart-markAnimate',
        'MuiMarkElement-root',
        'MuiMarkElement-series',
      ],
    ],
    ['ChartsTooltipContainer', ['MuiChartsTooltip-root']],
  ])('%s has the classes that it gives to elements', (name, classNames) => {
    expect(get(name).classes.map(({ className }) => className)).toEqual(classNames);
  });

  it('have the plan that a slot and a class need', () => {
    expect(getClass('DataGrid', 'aiAssistantPanelHeader')?.plan).toBe('premium');
    // The smallest package hands the name of the panel to a function.
    expect(getClass('DataGrid', 'aiAssistantPanel')?.plan).toBe('premium');
    expect(getClass('DataGrid', 'detailPanel')?.plan).toBe('pro');
    expect(getClass('DataGrid', 'pivotPanelBody')).toMatchObject({
      className: 'MuiDataGrid-pivotPanelBody',
      plan: 'premium',
    });
    expect(getSlot('DataGrid', 'treeDataExpandIcon')?.plan).toBe('pro');
    expect(getSlot('DataGrid', 'toolbar')?.plan).toBe('community');
  });

  // The smallest package has styles for them and gives them to no element.
  it.each([
    ['columnHeader--dragging', 'pro'],
    ['columnHeader--filter', 'pro'],
    ['pinnedRows--top', 'pro'],
    ['pivotPanelField--sorted', 'premium'],
    ['root--disableUserSelection', 'pro'],
    ['row--beingDragged', 'pro'],
    ['row--dragging', 'pro'],
    ['rowReorderCell--draggable', 'pro'],
    ['row--editing', 'community'],
  ])('DataGrid’s class %s needs the %s plan', (key, plan) => {
    expect(getClass('DataGrid', key)?.plan).toBe(plan);
  });

  it.each([
    ['GridClasses', 'aiAssistantPanelHeader', 'premium'],
    ['GridClasses', 'detailPanel', 'pro'],
    ['GridClasses', 'row--dragging', 'pro'],
    ['GridClasses', 'cell', undefined],
    ['GridSlotsComponent', 'treeDataExpandIcon', 'pro'],
    ['GridSlotsComponent', 'toolbar', undefined],
    ['GridSlotsComponentsProps', 'baseTabs', 'premium'],
    ['GridSlotsComponentsProps', 'cell', undefined],
  ])('the type %s says which plan %s needs, too', (type, name, plan) => {
    const { types } = models.find(({ product }) => product === 'data-grid')!;
    const member = types[type]!.members.find((candidate) => candidate.name === name);
    expect(member).toBeDefined();
    expect(member!.plan).toBe(plan);
  });

  it.each([
    ['TreeItem', 'onBlur', 'void'],
    ['DateField', 'onChange', 'void'],
    [
      'DataGridPremium',
      'pivotingColDef',
      'Partial<GridPivotingColDefOverrides> | undefined',
    ],
    ['GridChartsRendererProxy', 'onRender', 'React.ReactNode'],
  ])(
    '%s says what %s returns, whose type is the name of a function',
    (name, prop, type) => {
      expect(getProp(name, prop)?.signature?.returns).toEqual({
        type,
        description: '',
      });
    },
  );

  it('say what a function returns once: where its type does, no list repeats it', () => {
    expect(getProp('DataGrid', 'getRowHeight')?.type).toContain('=>');
    expect(getProp('DataGrid', 'onStateChange')?.signature?.returns).toBeUndefined();
  });

  it('have the class names that exist at run time', () => {
    expect(getClass('DataGrid', 'columnHeader--sorted')).toEqual({
      key: 'columnHeader--sorted',
      className: 'MuiDataGrid-columnHeader--sorted',
      description: expect.stringMatching(/^Styles applied/),
      plan: 'community',
    });
    expect(getClass('BarChart', 'element')?.className).toBe('MuiBar-element');
    expect(getClass('TreeItem', 'selected')).toMatchObject({
      className: 'Mui-selected',
      isGlobal: true,
      deprecated: 'Use the `data-selected` attribute instead.',
    });
  });

  it('are deprecated where they are a second name, with the props of the first', () => {
    expect(get('ChartContainer')).toMatchObject({
      deprecated: expect.stringContaining('Use `ChartsContainer` instead.'),
      source: { file: 'ChartContainer/ChartContainer.mjs' },
    });
    expect(get('ChartContainer').props).toEqual(get('ChartsContainer').props);
  });

  it.each([
    ['ChartsSurface', { name: 'SVGSVGElement' }],
    ['GaugeReferenceArc', { name: 'SVGPathElement' }],
    ['DayCalendarSkeleton', { name: 'HTMLDivElement' }],
    ['QuickFilter', { name: 'HTMLDivElement' }],
    ['ChartsTooltip', { name: 'Popper', package: '@mui/material' }],
    ['PickersActionBar', { name: 'DialogActions', package: '@mui/material' }],
    ['PickersDay', { name: 'ButtonBase', package: '@mui/material' }],
    ['PickersTextField', { name: 'FormControl', package: '@mui/material' }],
    ['DataGrid', undefined],
    ['DatePicker', undefined],
  ])('%s passes other props on to %o', (name, inheritance) => {
    expect(get(name).inheritance).toEqual(inheritance);
  });

  it('name inherited components that Material UI exports', () => {
    const { resolve } = createRequire(path.join(SITE_DIR, 'package.json'));
    for (const { inheritance } of components) {
      if (inheritance?.package) {
        expect(() =>
          resolve(`${inheritance.package}/${inheritance.name}`),
        ).not.toThrow();
      }
    }
  });

  it('have import lines whose modules the packages export', () => {
    const { resolve } = createRequire(path.join(SITE_DIR, 'package.json'));
    const specifiers = components.flatMap(({ imports }) =>
      imports.map((line) => line.package),
    );
    const missing = [...new Set(specifiers)].filter((specifier) => {
      try {
        return !resolve(specifier);
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
    expect(components.filter(({ imports }) => imports.length === 0)).toEqual([]);
  });

  it('that are unstable have their stable name, and the import that gives it', () => {
    expect(get('SankeyChart')).toMatchObject({
      exportName: 'Unstable_SankeyChart',
      slug: 'sankey-chart',
      imports: [
        {
          statement:
            "import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';",
        },
        {
          statement:
            "import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro';",
        },
      ],
    });
  });

  it.each([
    ['ChartsContainerPro', 'xAxis', 'community'],
    ['ChartsContainerPro', 'zoomData', 'pro'],
    ['ChartsContainerPro', 'slots', 'community'],
    ['ChartsDataProvider', 'hiddenItems', 'community'],
  ])('%s has %s, which depends on its type parameters', (name, prop, plan) => {
    expect(getProp(name, prop)).toMatchObject({ plan });
  });

  it('are plain, sorted data of short texts', () => {
    expect(JSON.parse(JSON.stringify(components))).toEqual(components);
    for (const { props, slots, classes } of components) {
      for (const names of [
        props.map(({ name }) => name),
        slots.map(({ name }) => name),
        classes.map(({ key }) => key),
      ]) {
        expect(names).toEqual([...new Set(names)].sort());
      }
      expect(props.filter(({ type }) => type.length > 200)).toEqual([]);
      expect(props.filter(({ type }) => /\n|\/\*|import\(/.test(type))).toEqual([]);
    }
  });
});
