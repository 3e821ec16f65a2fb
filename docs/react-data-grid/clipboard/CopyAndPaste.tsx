import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const DAY = { type: 'number', editable: true, width: 90 } as const;

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 150 },
  { field: 'monday', headerName: 'Monday', ...DAY },
  { field: 'tuesday', headerName: 'Tuesday', ...DAY },
  { field: 'wednesday', headerName: 'Wednesday', ...DAY, width: 110 },
  { field: 'thursday', headerName: 'Thursday', ...DAY },
  { field: 'friday', headerName: 'Friday', ...DAY },
];

const rows = [
  {
    id: 1,
    shop: 'Bridge Street',
    monday: 40,
    tuesday: 40,
    wednesday: 45,
    thursday: 45,
    friday: 60,
  },
  {
    id: 2,
    shop: 'Old Station',
    monday: 25,
    tuesday: 25,
    wednesday: 25,
    thursday: 30,
    friday: 35,
  },
  {
    id: 3,
    shop: 'Hill School',
    monday: 80,
    tuesday: 80,
    wednesday: 80,
    thursday: 80,
    friday: 50,
  },
  {
    id: 4,
    shop: 'Market Hall',
    monday: 0,
    tuesday: 30,
    wednesday: 30,
    thursday: 30,
    friday: 90,
  },
  {
    id: 5,
    shop: 'Harbor Kiosk',
    monday: 20,
    tuesday: 20,
    wednesday: 20,
    thursday: 20,
    friday: 40,
  },
];

export default function CopyAndPaste() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        aria-label="Loaves by shop and day"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
