import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Satellite {
  id: number;
  name: string;
  task: string;
  mass: number;
}

const rows: Satellite[] = [
  { id: 1, name: 'Kestrel 1', task: 'Sea ice', mass: 840 },
  { id: 2, name: 'Kestrel 2', task: 'Sea ice', mass: 845 },
  { id: 3, name: 'Osprey', task: 'Forest fires', mass: 1210 },
  { id: 4, name: 'Plover', task: 'Soil moisture', mass: 390 },
  { id: 5, name: 'Sandpiper', task: 'Sea ice', mass: 265 },
];

const columns: GridColDef<Satellite>[] = [
  { field: 'name', headerName: 'Satellite', width: 130 },
  { field: 'task', headerName: 'Task', width: 140 },
  { field: 'mass', headerName: 'Mass (kg)', type: 'number', width: 120 },
];

// #region preview
function CountingFooter() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Typography role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {found} of {total} satellites
      {sorting && `, by ${lookup[sorting.field]?.headerName}`}
    </Typography>
  );
}
// #endregion preview

const slots = { footer: CountingFooter };

export default function FooterWithCounts() {
  return (
    <Box sx={{ width: '100%', height: 426 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Satellites with a footer that counts"
      />
    </Box>
  );
}
