import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

interface Gauge {
  id: number;
  river: string;
  km: number;
  alarm: boolean;
}

const columns: GridColDef<Gauge>[] = [
  { field: 'river', headerName: 'River' },
  { field: 'km', headerName: 'km', type: 'number' },
  { field: 'alarm', headerName: 'Alarm', type: 'boolean' },
];

const rows: Gauge[] = [
  { id: 1, river: 'Ash', km: 12, alarm: false },
  { id: 2, river: 'Ash', km: 87, alarm: true },
  { id: 3, river: 'Alder', km: 4, alarm: false },
];

export default function FitHeaderFilters() {
  const apiRef = useGridApiRef();
  const [include, setInclude] = React.useState(false);

  // #region preview
  const handleChange = (_: React.SyntheticEvent, includeHeaderFilters: boolean) => {
    setInclude(includeHeaderFilters);
    void apiRef.current?.autosizeColumns({ includeHeaderFilters });
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={include} />}
        onChange={handleChange}
        label="includeHeaderFilters"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 310 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          headerFilters
          autosizeOnMount
          aria-label="River gauges with header filters"
          hideFooter
        />
      </Box>
    </Box>
  );
}
