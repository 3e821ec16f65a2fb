import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rooms: number;
  rent: number;
}

const columns: GridColDef<Flat>[] = [
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 120 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
];

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rooms: 2, rent: 980 },
  { id: 2, address: '17 Quayside', rooms: 3, rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rooms: 1, rent: 720 },
  { id: 4, address: '22 Mint Street', rooms: 2, rent: 1150 },
];

// #region preview
const slotProps: DataGridProps['slotProps'] = {
  filterPanel: {
    columnsSort: 'asc',
    sx: {
      width: 280,
      maxWidth: '100%',
      '& .MuiDataGrid-filterForm': { flexDirection: 'column', gap: 1.5, p: 2 },
    },
    filterFormProps: {
      columnInputProps: { sx: { width: '100%' } },
      operatorInputProps: { sx: { width: '100%' } },
      valueInputProps: {
        sx: { width: '100%' },
        InputComponentProps: { fullWidth: true },
      },
      deleteIconProps: { sx: { width: 'auto', alignSelf: 'flex-end' } },
    },
  },
};

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'address', operator: 'contains', value: 'r' }] },
  },
};

export default function PanelLayout() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
        aria-label="Flats with a narrow filter panel"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
