import { isOfSeveralPackages } from '../describePage';

it.each([
  [false, []],
  [false, ['@mui/x-data-grid']],
  [false, ['@mui/x-data-grid/DataGrid', '@mui/x-data-grid']],
  [true, ['@mui/x-charts/BarChart', '@mui/x-charts', '@mui/x-charts-pro']],
])('%s: %j', (expected, modules) => {
  const imports = modules.map((name) => `import { A } from '${name}';`);
  expect(isOfSeveralPackages(imports)).toBe(expected);
});
