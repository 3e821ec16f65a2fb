import type {
  DataGridPremiumProps,
  GridCellParams,
  GridColDef,
} from '@mui/x-data-grid-premium';

export const columns: GridColDef[] = [
  { field: 'house', headerName: 'Greenhouse' },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 110 },
];

export const sales = [
  { id: 1, house: 'North', plant: 'Lavender', pots: 120 },
  { id: 2, house: 'North', plant: 'Boxwood', pots: 18 },
  { id: 3, house: 'South', plant: 'Fuchsia', pots: 5 },
  { id: 4, house: 'South', plant: 'Lavender', pots: 12 },
];

export const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['house'] },
  aggregation: { model: { pots: 'sum' } },
  columns: { columnVisibilityModel: { house: false } },
};

/** Whether a cell has few pots, except for sums of groups and of all rows. */
export function hasFewPots({ field, value, rowNode }: GridCellParams): boolean {
  return rowNode.type === 'leaf' && field === 'pots' && Number(value) < 20;
}
