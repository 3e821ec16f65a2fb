import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Bed {
  id: string;
  bed: string;
  crop: string;
  plants: number | null;
}

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const rows: Bed[] = [
  { id: 'n1', bed: 'North 1', crop: 'Chard', plants: 36 },
  { id: 'n2', bed: 'North 2', crop: 'Leek', plants: null },
  { id: 's1', bed: 'South 1', crop: 'Tomato', plants: 14 },
];

function listOpenCells(model: GridCellModesModel) {
  return Object.entries(model).flatMap(([id, fields]) =>
    Object.entries(fields)
      .filter(([, { mode }]) => mode === GridCellModes.Edit)
      .map(([field]) => `${field} of ${id}`),
  );
}

// Otherwise, a click on a button would save the cell before the button receives it.
const stayOpen: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function OneOpenCell() {
  // #region preview
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const countLeeks = () =>
    setModes({ n2: { plants: { mode: GridCellModes.Edit } } });
  const stop = (ignoreModifications: boolean) =>
    setModes({ n2: { plants: { mode: GridCellModes.View, ignoreModifications } } });
  // #endregion preview

  const isOpen = modes.n2?.plants?.mode === GridCellModes.Edit;
  const open = listOpenCells(modes);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={isOpen}
          onClick={countLeeks}
        >
          Count the leeks
        </Button>
        <Button size="small" disabled={!isOpen} onClick={() => stop(false)}>
          Save
        </Button>
        <Button size="small" disabled={!isOpen} onClick={() => stop(true)}>
          Cancel
        </Button>
      </Box>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={stayOpen}
          aria-label="Garden beds"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {open.length > 0 ? `In edit mode: ${open.join(', ')}` : 'No cell is open.'}
      </Typography>
    </Box>
  );
}
