import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', width: 150 },
  {
    field: 'chair',
    headerName: 'Chair',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'desk', headerName: 'Desk', width: 110, editable: true },
];

const rows = [
  { id: 1, player: 'Ines Moreau', chair: 1, desk: 'Front' },
  { id: 2, player: 'Paul Adeyemi', chair: 2, desk: 'Front' },
  { id: 3, player: 'Rosa Lindt', chair: 3, desk: 'Back' },
];

export default function UndoSteps() {
  const [steps, setSteps] = React.useState(30);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={steps}
        onChange={(_, value: number | null) => setSteps(value ?? steps)}
        aria-label="Steps that can be undone"
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={2}>2</ToggleButton>
        <ToggleButton value={30}>30</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          historyStackSize={steps}
          showToolbar
          disableRowSelectionOnClick
          aria-label="Violas"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
