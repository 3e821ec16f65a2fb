import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
function MatchFooter() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridTopLevelRowCountSelector);
  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {found === all ? `${all} hives` : `${found} of ${all} hives match`}
    </Typography>
  );
}

const slots = { footer: MatchFooter };
// #endregion preview

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', width: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, hive: 'Old oak', site: 'Orchard', honey: 18 },
  { id: 2, hive: 'Roof 1', site: 'Library', honey: 7 },
  { id: 3, hive: 'Roof 2', site: 'Library', honey: 12 },
  { id: 4, hive: 'Brook', site: 'Meadow', honey: 22 },
];

export default function MatchCount() {
  return (
    <Box sx={{ height: 366, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Hives, with the number that match"
      />
    </Box>
  );
}
