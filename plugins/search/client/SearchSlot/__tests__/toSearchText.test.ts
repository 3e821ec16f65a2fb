import { toSearchText } from '../toSearchText';

it.each([
  ['/', ''],
  ['/x/react-data-grid/colum-definition', 'colum definition'],
  ['/x/react-data-grid/column_definition.html', 'column definition'],
  ['/x/api/data-grid/DataGridPro', 'DataGridPro'],
  ['/x/%E5%88%97%E5%AE%9A%E4%B9%89', '列定义'],
  ['/x/100%', '100'],
  ['/x/"><script>', 'script'],
])('of %s it searches %j', (canonical, text) => {
  expect(toSearchText(canonical)).toBe(text);
});
