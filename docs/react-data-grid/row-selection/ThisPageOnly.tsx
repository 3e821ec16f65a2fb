import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Episode {
  id: number;
  title: string;
  aired: string;
}

const subjects = ['Foghorns', 'Ice roads', 'Pilot boats', 'Bell buoys'];

const rows: Episode[] = Array.from({ length: 24 }, (_episode, index) => ({
  id: index + 1,
  title: `${subjects[index % subjects.length]}, part ${Math.floor(index / 4) + 1}`,
  aired: `2026, week ${index + 1}`,
}));

const columns: GridColDef<Episode>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'title', headerName: 'Episode', flex: 1, minWidth: 150 },
  { field: 'aired', headerName: 'Aired', width: 130 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function ThisPageOnly() {
  const [isPageOnly, setIsPageOnly] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="checkboxSelectionVisibleOnly"
        control={
          <Switch
            size="small"
            checked={isPageOnly}
            onChange={(event) => setIsPageOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 372, mt: 1 }}>
        {/* #region preview */}
        <DataGridPro
          rows={rows}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={isPageOnly}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          aria-label="Episodes of Sea Stories"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
