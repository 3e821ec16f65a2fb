import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  hub: string;
  hours: number[];
  total: number;
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const rows: Timesheet[] = [
  {
    id: 1,
    courier: 'Amara Osei',
    hub: 'Harbor',
    hours: [8, 8, 6, 8, 8, 0, 0],
    total: 38,
  },
  {
    id: 2,
    courier: 'Jonas Lund',
    hub: 'Old Town',
    hours: [0, 0, 5, 5, 9, 9, 9],
    total: 37,
  },
  {
    id: 3,
    courier: 'Priya Rao',
    hub: 'Harbor',
    hours: [7, 7, 7, 7, 7, 0, 0],
    total: 35,
  },
];

const columns: GridColDef<Timesheet>[] = [
  { field: 'courier', headerName: 'Courier', width: 120 },
  { field: 'hub', headerName: 'Hub', width: 110 },
  ...days.map<GridColDef<Timesheet>>((day, index) => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours[index],
  })),
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// #region preview
const narrowPins = { left: ['courier'] };
const widePins = { left: ['courier', 'hub'], right: ['total'] };

function HoursGrid() {
  const [isWide, setIsWide] = React.useState(false);

  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      pinnedColumns={isWide ? widePins : narrowPins}
      onResize={({ width }) => setIsWide(width >= 600)}
      aria-label="Hours, pinned by width"
      hideFooter
    />
  );
}
// #endregion preview

export default function PinnedWhenWide() {
  const [isNarrow, setIsNarrow] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="As narrow as a phone"
        control={
          <Switch
            size="small"
            checked={isNarrow}
            onChange={(event) => setIsNarrow(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 229, mt: 1, maxWidth: isNarrow ? 320 : 'none' }}>
        <HoursGrid />
      </Box>
    </Box>
  );
}
