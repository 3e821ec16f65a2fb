import { hasIdentifier } from '../measurePages';

it.each([
  ['sortModel', 'Set `sortModel`.'],
  ['sortModel', '<DataGrid sortModel={[]} />'],
  ['sortModel', 'params.sortModel.length'],
  ['master', 'The branch master is the next version.'],
  ['v5.11.0', 'Since v5.11.0.'],
  ['v8', 'In v8.'],
  ['layout.tsx', '`app/layout.tsx` does it'],
  ['--DataGrid-rowHeight', 'var(--DataGrid-rowHeight)'],
  ['@mui/x-data-grid', "from '@mui/x-data-grid'"],
  ['NEXT_PUBLIC_', 'NEXT_PUBLIC_MUI_X_TELEMETRY_DISABLED'],
  ['apiRef.current.setRows', 'apiRef.current?.setRows(rows)'],
  ['apiRef.current.setRows', 'apiRef.current!.setRows(rows)'],
  ['apiRef.current.setRows', 'apiRef.current\n    ?.setRows(rows)'],
])('%s is in %j', (identifier, text) => {
  expect(hasIdentifier(text, identifier)).toBe(true);
});

it.each([
  ['sortModel', 'onSortModelChange, sortModelChange, $sortModel'],
  ['master', 'mastery, webmaster, master-detail'],
  ['DataGrid', 'MuiDataGrid-root, DataGrid-root, use-DataGrid'],
  ['v8', 'v8.2, v80'],
  ['v5.11.0', 'v5x11.0'],
  ['layout.tsx', 'layout-tsx'],
  ['--DataGrid-row', 'var(--DataGrid-rowHeight) var(---DataGrid-row)'],
  ['params.row', 'params.rowNode, params row'],
])('%s is not in %j', (identifier, text) => {
  expect(hasIdentifier(text, identifier)).toBe(false);
});
