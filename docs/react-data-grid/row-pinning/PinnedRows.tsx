import Box from '@mui/material/Box';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  pickup?: string;
  loaves: number;
}

const rows: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', pickup: '06:30', loaves: 24 },
  { id: 'B-102', customer: 'Ines Keller', pickup: '08:00', loaves: 2 },
  { id: 'B-103', customer: 'Harbor School', pickup: '07:15', loaves: 40 },
  { id: 'B-104', customer: 'Tom Byrne', pickup: '09:30', loaves: 1 },
  { id: 'B-105', customer: 'Hotel Meridian', pickup: '06:00', loaves: 36 },
  { id: 'B-106', customer: 'Aiko Mori', pickup: '10:00', loaves: 3 },
  { id: 'B-107', customer: 'Night Shelter', pickup: '17:30', loaves: 18 },
  { id: 'B-108', customer: 'Deli on Fifth', pickup: '07:00', loaves: 12 },
];

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'pickup', headerName: 'Pickup', width: 90 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 90 },
];

const hospital: Order = {
  id: 'B-100',
  customer: 'County Hospital',
  pickup: '05:30',
  loaves: 60,
};

const total: Order = {
  id: 'total',
  customer: 'Total',
  loaves: [hospital, ...rows].reduce((sum, row) => sum + row.loaves, 0),
};

const pinnedRows = { top: [hospital], bottom: [total] };

export default function PinnedRows() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 600 } }}
        aria-label="Bread orders with a total"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
