import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Pilot {
  id: number;
  name: string;
  station: string;
}

const rows: Pilot[] = [
  { id: 1, name: 'Greta Hartwig', station: 'Outer roads' },
  { id: 2, name: 'Wahyu Santoso', station: 'Lock gate' },
  { id: 3, name: 'Marina Barros', station: 'Inner harbor' },
];

// #region preview
function renderCheckbox(params: GridRenderCellParams<Pilot>) {
  const named = {
    ...params,
    slotProps: {
      htmlInput: { 'aria-label': `On call: ${params.row.name}` },
    },
  };
  return <GridCellCheckboxRenderer {...named} />;
}

const columns: GridColDef<Pilot>[] = [
  { field: 'name', headerName: 'Pilot', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', width: 120 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    headerName: 'On call',
    width: 64,
    renderCell: renderCheckbox,
  },
];
// #endregion preview

export default function NamedCheckboxes() {
  return (
    <Box sx={{ height: 215, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        aria-label="Pilots on call"
        hideFooter
      />
    </Box>
  );
}
