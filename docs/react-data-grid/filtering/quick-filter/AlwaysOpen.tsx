import Box from '@mui/material/Box';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

interface Engine {
  id: number;
  engine: string;
  built: string;
  shed: string;
}

const columns: GridColDef<Engine>[] = [
  { field: 'engine', headerName: 'Engine', flex: 1, minWidth: 130 },
  { field: 'built', headerName: 'Built in', width: 110 },
  { field: 'shed', headerName: 'Shed', flex: 1, minWidth: 110 },
];

const rows: Engine[] = [
  { id: 1, engine: 'Black Heron', built: '1912', shed: 'Fern Halt' },
  { id: 2, engine: 'Little Pilgrim', built: '1937', shed: 'Glass Works' },
  { id: 3, engine: 'Heron Second', built: '1921', shed: 'Glass Works' },
];

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Name, year or shed"
          size="small"
          slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': 'Search' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: SearchToolbar };
// #endregion preview

export default function AlwaysOpen() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Engines of a museum railway"
        hideFooter
      />
    </Box>
  );
}
