import type { IndexedPage } from '../engine/indexFormat';

/**
 * What most readers use. A member that several components have is shown as one of these,
 * the first that has it.
 */
const WELL_KNOWN = [
  'DataGrid',
  'DataGridPro',
  'GridColDef',
  'GridApi',
  'DatePicker',
  'TimePicker',
  'BarChart',
  'LineChart',
  'PieChart',
  'RichTreeView',
  'SimpleTreeView',
  'TreeItem',
];

/** The place of a component or interface among the well-known ones; others come last. */
export function getFame(title: string): number {
  const at = WELL_KNOWN.indexOf(title);
  return at < 0 ? WELL_KNOWN.length : at;
}

/** Whether a page is that of a component or an interface that most readers know. */
export function isWellKnown({ kind, title }: IndexedPage): boolean {
  return kind === 'api' && WELL_KNOWN.includes(title);
}
