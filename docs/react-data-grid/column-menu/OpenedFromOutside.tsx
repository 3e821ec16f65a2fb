import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

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
export default function OpenedFromOutside() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => apiRef.current?.showColumnMenu('price')}
      >
        Options of the price
      </Button>
      <Box sx={{ height: 229, mt: 1.5 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnHeaderContextMenu={({ field }, event) => {
            event.preventDefault();
            apiRef.current?.showColumnMenu(field);
          }}
          aria-label="Records, with a menu on right-click"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
