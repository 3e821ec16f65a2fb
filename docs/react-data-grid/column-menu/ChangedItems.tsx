import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenuHideItem, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'pressed',
    headerName: 'Pressed',
    type: 'number',
    width: 120,
    valueFormatter: (year) => String(year),
  },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 120 },
];

const rows = [
  { id: 1, title: 'Harbor Lights', pressed: 1974, price: 24 },
  { id: 2, title: 'Second Platform', pressed: 1981, price: 18 },
  { id: 3, title: 'Salt and Copper', pressed: 1969, price: 60 },
];

// #region preview
const slotProps = {
  columnMenu: {
    slots: {
      // Remove an item.
      columnMenuFilterItem: null,
      // Replace an item: without "Manage columns".
      columnMenuColumnsItem: GridColumnMenuHideItem,
    },
    slotProps: {
      // Move an item.
      columnMenuColumnsItem: { displayOrder: 0 },
    },
  },
};
// #endregion preview

export default function ChangedItems() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        aria-label="Records, with a short menu"
        hideFooter
      />
    </Box>
  );
}
