import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  note: string;
  hours: number[];
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const rows: Timesheet[] = [
  {
    id: 1,
    courier: 'Amara Osei',
    note: 'Left early on Wednesday: flat tire.',
    hours: [8, 8, 6, 8, 8, 0, 0],
  },
  { id: 2, courier: 'Jonas Lund', note: '', hours: [0, 0, 5, 5, 9, 9, 9] },
  {
    id: 3,
    courier: 'Priya Rao',
    note: 'Trains two new couriers.',
    hours: [7, 7, 7, 7, 7, 0, 0],
  },
];

const initialState = { pinnedColumns: { left: ['courier'] } };

// #region preview
const getRowHeight = () => 'auto' as const;

export default function AutoRowHeights() {
  const [hasNotes, setHasNotes] = React.useState(true);

  const columns = React.useMemo<GridColDef<Timesheet>[]>(
    () => [
      {
        field: 'courier',
        headerName: 'Courier',
        width: 150,
        renderCell: ({ row }) => (
          <Box sx={{ py: 1 }}>
            {row.courier}
            {hasNotes && row.note && <div>{row.note}</div>}
          </Box>
        ),
      },
      ...days.map<GridColDef<Timesheet>>((day, index) => ({
        field: day,
        type: 'number',
        width: 100,
        valueGetter: (_, row) => row.hours[index],
        display: 'flex',
      })),
    ],
    [hasNotes],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show notes"
        control={
          <Switch
            size="small"
            checked={hasNotes}
            onChange={(event) => setHasNotes(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 310, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={initialState}
          getRowHeight={getRowHeight}
          aria-label="Hours with notes"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
