import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: string;
  use: string;
  beds: number;
  floor: number;
}

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 90 },
  { field: 'use', headerName: 'Use', width: 170 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 90 },
];

const rows: Room[] = [
  { id: 'A 101', use: 'Examination', beds: 1, floor: 1 },
  { id: 'A 102', use: 'Four-bed room', beds: 4, floor: 1 },
  { id: 'B 210', use: 'Intermediate care', beds: 2, floor: 2 },
];

export default function SideBySide() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={isOpen} onChange={(_, checked) => setIsOpen(checked)} />
        }
        label="Side panel"
      />
      {/* #region preview */}
      <Box sx={{ display: 'flex', gap: 1, height: 230 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DataGrid rows={rows} columns={columns} aria-label="Rooms" hideFooter />
        </Box>
        {isOpen && (
          <Box sx={{ width: 110, flexShrink: 0, p: 1, bgcolor: 'action.hover' }}>
            <Typography variant="body2">7 beds on two floors</Typography>
          </Box>
        )}
      </Box>
      {/* #endregion preview */}
    </Box>
  );
}
