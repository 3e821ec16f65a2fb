import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  hours: number[];
  total: number;
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const rows: Timesheet[] = [
  { id: 1, courier: 'Amara Osei', hours: [8, 8, 6, 8, 8, 0, 0], total: 38 },
  { id: 2, courier: 'Jonas Lund', hours: [0, 0, 5, 5, 9, 9, 9], total: 37 },
  { id: 3, courier: 'Priya Rao', hours: [7, 7, 7, 7, 7, 0, 0], total: 35 },
];

const columns: GridColDef<Timesheet>[] = [
  { field: 'courier', headerName: 'Courier', width: 120 },
  ...days.map<GridColDef<Timesheet>>((day, index) => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.hours[index],
  })),
  { field: 'total', headerName: 'Total', type: 'number', width: 80 },
];

const initialState = { pinnedColumns: { left: ['courier'], right: ['total'] } };

type Separator = NonNullable<DataGridProProps['pinnedColumnsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border', 'shadow'];

export default function SectionSeparators() {
  const [separator, setSeparator] = React.useState<Separator>('border-and-shadow');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={separator}
        onChange={(_, next: Separator | null) => next && setSeparator(next)}
        aria-label="Separator of the pinned columns"
        sx={{ mb: 1.5 }}
      >
        {separators.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 229 }}>
        {/* #region preview */}
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={initialState}
          pinnedColumnsSectionSeparator={separator}
          aria-label="Hours and totals"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
