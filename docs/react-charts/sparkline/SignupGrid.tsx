import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Newsletter {
  id: number;
  name: string;
  signups: number[];
}

const rows: Newsletter[] = [
  { id: 1, name: 'Garden post', signups: [31, 28, 35, 44, 52, 61, 58, 66] },
  { id: 2, name: 'Bike letter', signups: [72, 70, 64, 66, 59, 51, 48, 45] },
  { id: 3, name: 'Old maps', signups: [12, 15, 11, 13, 40, 18, 14, 13] },
  { id: 4, name: 'Night sky', signups: [22, 25, 24, 27, 26, 29, 31, 33] },
];

// #region preview
const columns: GridColDef<Newsletter>[] = [
  { field: 'name', headerName: 'Newsletter', width: 120 },
  {
    field: 'signups',
    headerName: 'Sign-ups per week',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    sortComparator: (first: number[], second: number[]) =>
      (first.at(-1) ?? 0) - (second.at(-1) ?? 0),
    renderCell: ({ value, row, colDef }) => (
      <SparkLineChart
        width={colDef.computedWidth - 20}
        height={40}
        data={value}
        role="img"
        aria-label={`${row.name}: ${row.signups.join(', ')} sign-ups`}
      />
    ),
  },
];
// #endregion preview

export default function SignupGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        aria-label="Newsletters and their weekly sign-ups"
      />
    </Box>
  );
}
