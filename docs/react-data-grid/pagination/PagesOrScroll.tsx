import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Call {
  id: number;
  vessel: string;
  berth: string;
}

const vessels = ['Nordlys', 'Tarifa Star', 'Meridian', 'Kaltun', 'Olivia B'];

const rows: Call[] = Array.from({ length: 1500 }, (_call, index) => ({
  id: index + 1,
  vessel: vessels[(index * 3) % vessels.length] ?? 'Nordlys',
  berth: `B${1 + ((index * 5) % 9)}`,
}));

const columns: GridColDef<Call>[] = [
  { field: 'id', headerName: 'Call', width: 90 },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 90 },
];

export default function PagesOrScroll() {
  const [hasPages, setHasPages] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="pagination"
        control={
          <Switch
            size="small"
            checked={hasPages}
            onChange={(event) => setHasPages(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 330, mt: 1 }}>
        {/* #region preview */}
        <DataGridPro
          rows={rows}
          columns={columns}
          pagination={hasPages}
          pageSizeOptions={[100, 500]}
          aria-label="Port calls of the year"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
