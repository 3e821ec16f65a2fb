import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEditMode } from '@mui/x-data-grid';

interface Ward {
  id: number;
  ward: string;
  beds: number;
  nurses: number;
}

const columns: GridColDef<Ward>[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120, editable: true },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'nurses',
    headerName: 'Nurses',
    type: 'number',
    width: 90,
    editable: true,
  },
];

const initialRows: Ward[] = [
  { id: 1, ward: 'Cardiology', beds: 24, nurses: 9 },
  { id: 2, ward: 'Maternity', beds: 18, nurses: 11 },
  { id: 3, ward: 'Day surgery', beds: 12, nurses: 6 },
];

export default function CellOrRow() {
  const [editMode, setEditMode] = React.useState<GridEditMode>('row');
  const [saves, setSaves] = React.useState(0);

  const saveRow = (updated: Ward) => {
    setSaves((count) => count + 1);
    return updated;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={editMode}
        onChange={(_, mode: GridEditMode | null) => {
          if (mode) {
            setEditMode(mode);
            setSaves(0);
          }
        }}
        aria-label="Edit mode"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="cell">Cell</ToggleButton>
        <ToggleButton value="row">Row</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 216 }}>
        {/* #region preview */}
        <DataGrid
          key={editMode}
          editMode={editMode}
          rows={initialRows}
          columns={columns}
          processRowUpdate={saveRow}
          aria-label="Wards"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Calls of processRowUpdate: {saves}
      </Typography>
    </Box>
  );
}
