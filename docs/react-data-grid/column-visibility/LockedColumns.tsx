import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Plate {
  id: string;
  plate: string;
  field: string;
  exposure: number;
  vault: string;
}

// #region preview
const columns: GridColDef<Plate>[] = [
  { field: 'plate', headerName: 'Plate', width: 110, hideable: false },
  { field: 'field', headerName: 'Field', width: 140 },
  { field: 'exposure', headerName: 'Exposure in s', type: 'number', width: 130 },
  { field: 'vault', headerName: 'Vault', hideable: false },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { vault: false } },
};
// #endregion preview

const rows: Plate[] = [
  { id: 'P1', plate: 'G 2041', field: 'Around Vega', exposure: 1800, vault: 'B 14' },
  { id: 'P2', plate: 'G 2042', field: 'Around Vega', exposure: 3600, vault: 'B 14' },
  {
    id: 'P3',
    plate: 'G 2057',
    field: 'Coma Cluster',
    exposure: 5400,
    vault: 'B 15',
  },
];

export default function LockedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Glass plates of an observatory"
        hideFooter
      />
    </Box>
  );
}
