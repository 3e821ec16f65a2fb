import path from 'node:path';
import { extractComponents } from '../extract';
import type { ApiComponent } from '../types';

/** Facts that were read by hand in the packages' typings and scripts. */
const components = extractComponents({
  siteDir: path.join(__dirname, '../../..'),
  components: [
    { name: 'DataGrid', product: 'data-grid' },
    { name: 'DataGridPremium', product: 'data-grid' },
    { name: 'DatePicker', product: 'date-pickers' },
    { name: 'BarChart', product: 'charts' },
    { name: 'ChartContainer', product: 'charts' },
    { name: 'ChartsContainer', product: 'charts' },
    { name: 'RichTreeView', product: 'tree-view' },
    { name: 'TreeItem', product: 'tree-view' },
  ],
});

function get(name: string): ApiComponent {
  const component = components.find((candidate) => candidate.name === name);
  if (!component) {
    throw new Error(`${name} was not extracted.`);
  }
  return component;
}

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
      { deprecated: expect.stringContaining('flex parent') },
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
  ])('%s documents the prop %s', (component, prop, expected) => {
    expect(getProp(component, prop)).toMatchObject(expected);
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
      class: 'MuiTreeItem-content',
    });
  });

  it('have the class names that exist at run time', () => {
    expect(getClass('DataGrid', 'columnHeader--sorted')).toEqual({
      key: 'columnHeader--sorted',
      className: 'MuiDataGrid-columnHeader--sorted',
      description: expect.stringMatching(/^Styles applied/),
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
      expect(props.filter(({ type }) => type.length > 150)).toEqual([]);
      expect(props.filter(({ type }) => /\n|\/\*|import\(/.test(type))).toEqual([]);
    }
  });
});
