import { getNearestNames } from '../nearestNames';

describe('getNearestNames', () => {
  const names = ['DataGrid', 'DataGridPro', 'BarChart', 'PieChart', 'BarPlot'];

  it.each([
    ['DataGird', ['DataGrid']],
    ['barchart', ['BarChart']],
    ['BarPlto', ['BarPlot']],
    ['PieCharts', ['PieChart']],
  ])('finds what %s was meant to be', (name, nearest) => {
    expect(getNearestNames(name, names, 1)).toEqual(nearest);
  });

  it('orders equal distances by name', () => {
    expect(getNearestNames('xChart', ['zChart', 'yChart'])).toEqual([
      'yChart',
      'zChart',
    ]);
  });
});
