import { listObjectPaths } from '../listObjectPaths';

it.each([
  ['<A slotProps={{ toolbar: { quick } }} />', 'slotProps.toolbar.quick'],
  ['<A slotProps={{ toolbar: { quick: 1 } }} />', 'toolbar.quick'],
  ['const a = { series: [], zoom: { slider: { size: 2 } } };', 'zoom.slider.size'],
  ["<A sx={{ '& a': { color: 'red' } }} />", '& a.color'],
  ['<A state={{ sorting: {} as Sorting }} />', 'state.sorting'],
])('%s sets %s', (code, path) => {
  expect(listObjectPaths(code)).toContain(path);
});

it.each([
  ['a function', '<A slots={{ row: () => <B cell={1} /> }} />', 'row.cell'],
  ['a list', '<A slots={[{ row: 1 }]} />', 'slots.row'],
  ['what stands beside', '<A slots={{}} row={{}} />', 'slots.row'],
])('passes no path through %s', (_, code, path) => {
  expect(listObjectPaths(code)).not.toContain(path);
});

it('passes over what does not parse', () => {
  expect(listObjectPaths('const = {{ ')).toEqual([]);
});
