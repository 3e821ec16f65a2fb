import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Account {
  id: number;
  firstName: string;
  card: string;
  loans: number | null;
  createdOn: Date;
  role: string;
  isAdmin: boolean;
}

// #region preview
const columns: GridColDef<Account>[] = [
  { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
  { field: 'card', headerName: 'Card no.', width: 105 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
  { field: 'createdOn', headerName: 'Created on', type: 'date', width: 120 },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: [
      { value: 'b', label: 'Reader' },
      { value: 'a', label: 'Volunteer' },
      { value: 'c', label: 'Librarian' },
    ],
    width: 110,
  },
  { field: 'isAdmin', headerName: 'Admin', type: 'boolean', width: 90 },
];
// #endregion preview

const rows: Account[] = [
  {
    id: 1,
    firstName: 'Émile',
    card: '1040',
    loans: 12,
    createdOn: new Date(2024, 2, 9),
    role: 'b',
    isAdmin: false,
  },
  {
    id: 2,
    firstName: 'anouk',
    card: '207',
    loans: null,
    createdOn: new Date(2025, 10, 21),
    role: 'c',
    isAdmin: true,
  },
  {
    id: 3,
    firstName: 'Zoltan',
    card: '88',
    loans: 3,
    createdOn: new Date(2023, 5, 2),
    role: 'a',
    isAdmin: false,
  },
  {
    id: 4,
    firstName: 'Eileen',
    card: '1112',
    loans: 107,
    createdOn: new Date(2026, 0, 30),
    role: 'b',
    isAdmin: false,
  },
];

export default function LibraryAccounts() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Library accounts"
        hideFooter
      />
    </Box>
  );
}
