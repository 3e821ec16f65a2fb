import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

interface Reading {
  id: number;
  lighthouse: string;
  lamp: string;
}

const names = ['Kjeungskjær', 'Lange Anna', 'Cabo Home', 'Vittoria'];

const rows: Reading[] = Array.from({ length: 12500 }, (_reading, index) => ({
  id: index + 1,
  lighthouse: names[index % names.length] ?? 'Unknown',
  lamp: index % 11 === 0 ? 'Backup' : 'Main',
}));

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 90 },
  { field: 'lighthouse', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'lamp', headerName: 'Lamp', width: 90 },
];

// #region preview
const number = new Intl.NumberFormat('en-US');

const localeText: Partial<GridLocaleText> = {
  paginationRowsPerPage: 'Readings per page:',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number.format(from)} to ${number.format(to)} of ${number.format(count)}`,
  paginationItemAriaLabel: (type) => `Show the ${type} page of readings`,
};

const slotProps = {
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
};
// #endregion preview

const initialState = {
  pagination: { paginationModel: { page: 249, pageSize: 25 } },
};

export default function FooterWords() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        localeText={localeText}
        slotProps={slotProps}
        density="compact"
        aria-label="Lamp readings"
      />
    </Box>
  );
}
