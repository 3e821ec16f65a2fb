import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 180 },
  {
    field: 'viability',
    headerName: 'Viability, %',
    description: 'Share of seeds that sprouted in the last test of 50 seeds',
    type: 'number',
    width: 130,
  },
  { field: 'shelf', width: 100 },
];
// #endregion preview

const rows = [
  { id: 1, species: 'Field poppy', viability: 92, shelf: 'B2' },
  { id: 2, species: 'Viper’s bugloss', viability: 78, shelf: 'A4' },
  { id: 3, species: 'Common toadflax', viability: 64, shelf: 'A1' },
];

export default function HeaderTexts() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Seed bank" hideFooter />
    </Box>
  );
}
