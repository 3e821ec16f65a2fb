import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  hours: number[];
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const rows: Timesheet[] = [
  { id: 1, courier: 'Amara Osei', hours: [8, 8, 6, 8, 8, 0, 0] },
  { id: 2, courier: 'Jonas Lund', hours: [0, 0, 5, 5, 9, 9, 9] },
  { id: 3, courier: 'Priya Rao', hours: [7, 7, 7, 7, 7, 0, 0] },
];

// #region preview
const columns: GridColDef<Timesheet>[] = [
  { field: 'courier', headerName: 'Courier', width: 120, pinnable: false },
  ...days.map<GridColDef<Timesheet>>((day, index) => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours[index],
  })),
];

const initialState = { pinnedColumns: { left: ['courier'] } };
// #endregion preview

export default function LockedPins() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        aria-label="Hours with a locked first column"
        hideFooter
      />
    </Box>
  );
}
