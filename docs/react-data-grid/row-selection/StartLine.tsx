import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';

interface Entry {
  id: number;
  name: string;
  certificate: 'valid' | 'expired' | 'missing';
}

const rows: Entry[] = [
  { id: 14, name: 'Aino Koskela', certificate: 'valid' },
  { id: 15, name: 'Tarek Zaki', certificate: 'missing' },
  { id: 16, name: 'Ishita Deshpande', certificate: 'valid' },
  { id: 17, name: 'Bastien Perrot', certificate: 'expired' },
  { id: 18, name: 'Nozomi Hara', certificate: 'valid' },
];

const columns: GridColDef<Entry>[] = [
  { field: 'id', headerName: 'Bib', width: 70 },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'certificate', headerName: 'Medical certificate', width: 160 },
];

// #region preview
const isRowSelectable = (params: GridRowParams<Entry>) =>
  params.row.certificate === 'valid';

export default function StartLine() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
        aria-label="Entries that can start"
        hideFooterPagination
      />
    </Box>
  );
}
// #endregion preview
