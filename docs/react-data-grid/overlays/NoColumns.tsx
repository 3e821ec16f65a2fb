import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 120 },
  { field: 'litter', headerName: 'Litter (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, beach: 'Gull Point', litter: 86 },
  { id: 2, beach: 'Long Strand', litter: 152 },
];

export default function NoColumns() {
  const [isLocked, setIsLocked] = React.useState(false);
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isLocked}
            onChange={(_event, checked) => setIsLocked(checked)}
          />
        }
        label="disableColumnSelector"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableColumnSelector={isLocked}
          initialState={{
            columns: { columnVisibilityModel: { beach: false, litter: false } },
          }}
          hideFooter
          aria-label="Cleanups without columns"
        />
      </Box>
    </Box>
  );
}
