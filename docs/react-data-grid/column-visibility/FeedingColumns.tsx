import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface PrintOrder {
  id: string;
  motif: string;
  quantity: number;
  filledQuantity: number;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

// #region preview
const columns: GridColDef<PrintOrder>[] = [
  { field: 'motif', headerName: 'Print', width: 150 },
  { field: 'quantity', headerName: 'Ordered', type: 'number' },
  { field: 'filledQuantity', headerName: 'Printed', type: 'number' },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    valueGetter: (_, row) => row.filledQuantity / row.quantity,
    valueFormatter: (value: number) => percent.format(value),
  },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { quantity: false, filledQuantity: false } },
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
};
// #endregion preview

const rows: PrintOrder[] = [
  { id: 'S-1', motif: 'Harbor at dusk', quantity: 40, filledQuantity: 10 },
  { id: 'S-2', motif: 'Three plums', quantity: 250, filledQuantity: 230 },
  { id: 'S-3', motif: 'The night train', quantity: 120, filledQuantity: 120 },
];

export default function FeedingColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Print orders of the museum shop"
        hideFooter
      />
    </Box>
  );
}
