import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 160 },
  {
    field: 'viability',
    headerName: 'Share of seeds that sprouted',
    type: 'number',
    width: 150,
  },
  {
    field: 'packed',
    headerName: 'Weight per packet in grams',
    type: 'number',
    width: 140,
  },
];

const rows = [
  { id: 1, species: 'Field poppy', viability: 92, packed: 0.5 },
  { id: 2, species: 'Viper’s bugloss', viability: 78, packed: 2 },
  { id: 3, species: 'Common toadflax', viability: 64, packed: 0.8 },
];

// #region preview
const wrappedTitles = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
};

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 245, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        sx={wrappedTitles}
        aria-label="Seed bank, with long headers"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
