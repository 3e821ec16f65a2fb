import type { GridColDef } from '@mui/x-data-grid-pro';

/** The hours of a courier from Monday to Sunday. */
export interface Timesheet {
  id: number;
  courier: string;
  hours: number[];
  total: number;
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

export const timesheets: Timesheet[] = [
  { id: 1, courier: 'Amara Osei', hours: [8, 8, 6, 8, 8, 0, 0], total: 38 },
  { id: 2, courier: 'Jonas Lund', hours: [0, 0, 8, 8, 9, 9, 9], total: 43 },
  { id: 3, courier: 'Priya Rao', hours: [7, 7, 7, 7, 7, 0, 0], total: 35 },
  { id: 4, courier: 'Mateo Cruz', hours: [9, 9, 8, 0, 6, 10, 0], total: 42 },
];

export const columns: GridColDef<Timesheet>[] = [
  { field: 'courier', headerName: 'Courier', width: 120 },
  ...days.map<GridColDef<Timesheet>>((day, index) => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours[index],
  })),
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export const initialState = {
  pinnedColumns: { left: ['courier'], right: ['total'] },
};
