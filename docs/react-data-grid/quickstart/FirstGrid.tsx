import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, lot: 'Finca Amaya', bags: 42, score: 86.5 },
  { id: 2, lot: 'Las Nubes', bags: 18, score: 88.25 },
  { id: 3, lot: 'Río Verde', bags: 65, score: 83 },
];

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Coffee lot', flex: 1 },
  { field: 'bags', headerName: 'Bags', type: 'number' },
  { field: 'score', headerName: 'Cup score', type: 'number' },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Coffee lots" />
    </div>
  );
}
