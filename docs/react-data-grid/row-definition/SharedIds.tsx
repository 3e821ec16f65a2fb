import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Accession {
  bank: string;
  internalId: number;
  species: string;
}

const columns: GridColDef<Accession>[] = [
  { field: 'bank', headerName: 'Seed bank', width: 120 },
  { field: 'internalId', headerName: 'No.', type: 'number', width: 80 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
];

const rows: Accession[] = [
  { bank: 'Upland', internalId: 1, species: 'Mountain arnica' },
  { bank: 'Upland', internalId: 2, species: 'Alpine clover' },
  { bank: 'Coast', internalId: 1, species: 'Sea holly' },
  { bank: 'Coast', internalId: 2, species: 'Sea kale' },
];

// #region preview
const getRowId = (row: Accession) => `${row.bank}-${row.internalId}`;
// #endregion preview

export default function SharedIds() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        aria-label="Accessions of two seed banks"
        hideFooter
      />
    </Box>
  );
}
