import { pickMainPages } from '../mainComponents';

it.each([
  [
    'of all plans',
    ['DataGridPro', 'GridFooter', 'DataGrid'],
    8,
    ['DataGrid', 'DataGridPro'],
  ],
  [
    'those that are no variants first',
    ['BarChartPro', 'LineChart', 'Gauge'],
    8,
    ['LineChart', 'Gauge', 'BarChartPro'],
  ],
  [
    'as many as there is room for',
    ['TreeItem', 'RichTreeView', 'SimpleTreeView'],
    2,
    ['SimpleTreeView', 'RichTreeView'],
  ],
  [
    'what is written beside components, where there is room',
    ['GridApi', 'DataGrid', 'GridColDef', 'GridFooter'],
    3,
    ['DataGrid', 'GridColDef', 'GridApi'],
  ],
  ['none', ['useTreeViewApiRef'], 8, []],
])(
  'the pages of a product that are looked for first: %s',
  (_, names, most, main) => {
    expect(pickMainPages(new Set(names), most)).toEqual(main);
  },
);
