import { pickMainComponents } from '../mainComponents';

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
  ['none', ['useTreeViewApiRef'], 8, []],
])('the main components of a product: %s', (_, names, most, main) => {
  expect(pickMainComponents(new Set(names), most)).toEqual(main);
});
