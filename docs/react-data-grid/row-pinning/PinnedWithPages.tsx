import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  loaves: number;
}

const rows: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', loaves: 24 },
  { id: 'B-102', customer: 'Ines Keller', loaves: 2 },
  { id: 'B-103', customer: 'Harbor School', loaves: 40 },
  { id: 'B-104', customer: 'Tom Byrne', loaves: 1 },
  { id: 'B-105', customer: 'Hotel Meridian', loaves: 36 },
  { id: 'B-106', customer: 'Aiko Mori', loaves: 3 },
  { id: 'B-107', customer: 'Night Shelter', loaves: 18 },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 90 },
];

// #region preview
const pinnedRows = {
  top: [{ id: 'B-100', customer: 'County Hospital', loaves: 60 }],
  bottom: [{ id: 'total', customer: 'Total of all pages', loaves: 184 }],
};

const initialState = { pagination: { paginationModel: { pageSize: 3 } } };

export default function PinnedWithPages() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={initialState}
        pagination
        pageSizeOptions={[3, 5]}
        aria-label="Orders in pages"
      />
    </Box>
  );
}
// #endregion preview
