import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';

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

const columns: GridColDef<Timesheet>[] = [
  { field: 'courier', headerName: 'Courier', width: 120 },
  ...days.map<GridColDef<Timesheet>>((day, index) => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours[index],
  })),
];

export default function ControlledPins() {
  // #region preview
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['courier'],
    right: [],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            setPinned({ left: ['courier'], right: ['Sat 9', 'Sun 10'] })
          }
        >
          Pin the weekend
        </Button>
        <Button size="small" variant="outlined" onClick={() => setPinned({})}>
          Unpin all
        </Button>
      </Stack>
      <Box sx={{ height: 229 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          aria-label="Hours per courier"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Left: {pinned.left?.join(', ') || 'none'}. Right:{' '}
        {pinned.right?.join(', ') || 'none'}.
      </Typography>
    </Box>
  );
  // #endregion preview
}
