import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Timesheet {
  id: number;
  courier: string;
  hours: number[];
}

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];

const initialRows: Timesheet[] = [
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

// #region preview
const withoutGenerated = { left: ['courier'] };
const withGenerated = {
  left: [
    GRID_REORDER_COL_DEF.field,
    GRID_CHECKBOX_SELECTION_COL_DEF.field,
    'courier',
  ],
};
// #endregion preview

export default function PinnedCheckboxes() {
  const [rows, setRows] = React.useState(initialRows);
  const [isPinned, setIsPinned] = React.useState(true);

  const moveRow = (oldIndex: number, targetIndex: number) =>
    setRows((current) => {
      const moved = current[oldIndex];
      const others = current.filter((row) => row !== moved);
      return moved ? others.toSpliced(targetIndex, 0, moved) : current;
    });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pin the handles and checkboxes"
        control={
          <Switch
            size="small"
            checked={isPinned}
            onChange={(event) => setIsPinned(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 229, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          checkboxSelection
          rowReordering
          onRowOrderChange={({ oldIndex, targetIndex }) =>
            moveRow(oldIndex, targetIndex)
          }
          pinnedColumns={isPinned ? withGenerated : withoutGenerated}
          aria-label="Hours, with handles and checkboxes"
          hideFooter
        />
      </Box>
    </Box>
  );
}
