import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Lighthouse {
  id: string;
  sea: string;
  built: number;
}

const rows: Lighthouse[] = [
  { id: 'Kiipsaare', sea: 'Baltic', built: 1933 },
  { id: 'Roter Sand', sea: 'North Sea', built: 1885 },
  { id: 'Söderskär', sea: 'Baltic', built: 1862 },
  { id: 'Ar-Men', sea: 'Atlantic', built: 1881 },
];

const columns: GridColDef<Lighthouse>[] = [
  { field: 'id', headerName: 'Lighthouse', flex: 1, minWidth: 120 },
  { field: 'sea', headerName: 'Sea', width: 100 },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 80,
    valueFormatter: (year: number) => String(year),
  },
];

export default function IncludeExclude() {
  const [isExcludeOff, setIsExcludeOff] = React.useState(false);
  // #region preview
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableRowSelectionExcludeModel"
        control={
          <Switch
            size="small"
            checked={isExcludeOff}
            onChange={(event) => setIsExcludeOff(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 267, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel={isExcludeOff}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          aria-label="Lighthouses to inspect"
          hideFooter
        />
      </Box>
      <Typography
        role="status"
        component="p"
        variant="body2"
        sx={{ mt: 1.5, minHeight: 44, fontFamily: 'monospace' }}
      >
        type: &apos;{model.type}&apos;, ids: {'{'}
        {[...model.ids].join(', ')}
        {'}'}
      </Typography>
    </Box>
  );
  // #endregion preview
}
