import * as React from 'react';
import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import UndoIcon from '@mui/icons-material/Undo';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  hours: number[];
  approved: boolean;
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const initialRows: Timesheet[] = [
  { id: 1, courier: 'Amara Osei', hours: [8, 8, 6, 8, 8, 0, 0], approved: false },
  { id: 2, courier: 'Jonas Lund', hours: [0, 0, 5, 5, 9, 9, 9], approved: true },
  { id: 3, courier: 'Priya Rao', hours: [7, 7, 7, 7, 7, 0, 0], approved: false },
  { id: 4, courier: 'Mateo Cruz', hours: [4, 4, 4, 0, 6, 10, 0], approved: false },
];

// #region preview
const initialState = {
  pinnedColumns: { left: ['courier'], right: ['actions'] },
};

export default function PinnedActions() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Timesheet>[]>(() => {
    const toggle = (id: number) =>
      setRows((current) =>
        current.map((row) =>
          row.id === id ? { ...row, approved: !row.approved } : row,
        ),
      );
    return [
      { field: 'courier', headerName: 'Courier', width: 120 },
      { field: 'approved', headerName: 'Approved', type: 'boolean', width: 100 },
      ...days.map<GridColDef<Timesheet>>((day, index) => ({
        field: `day${index}`,
        headerName: day,
        type: 'number',
        width: 90,
        valueGetter: (_, row) => row.hours[index],
      })),
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={params.row.approved ? <UndoIcon /> : <CheckIcon />}
              label={`${params.row.approved ? 'Reopen' : 'Approve'} ${params.row.courier}`}
              onClick={() => toggle(params.row.id)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 281, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        aria-label="Hours and approvals, May 4 to 10"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
