import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { version as materialVersion } from '@mui/material/version';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// #region preview
const rows = [
  { id: 1, step: 'What you did' },
  { id: 2, step: 'What you expected' },
  { id: 3, step: 'What happened' },
];

const columns: GridColDef[] = [{ field: 'step', headerName: 'Step', flex: 1 }];

export default function ReproductionStart() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        React {React.version}, Material UI {materialVersion}
      </Typography>
      <Box sx={{ height: 220 }}>
        <DataGrid aria-label="Steps" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
// #endregion preview
