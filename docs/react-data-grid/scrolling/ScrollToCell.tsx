import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', width: 110 },
  ...months.map((month) => ({
    field: month,
    headerName: `${month} (m)`,
    type: 'number' as const,
    width: 90,
  })),
];

/** Depth of the water in 120 wells, in meters below the ground. */
const rows = Array.from({ length: 120 }, (_, well) => ({
  id: `W-${well + 1}`,
  well: `Well ${well + 1}`,
  ...Object.fromEntries(
    months.map((month, at) => [month, ((well * 7 + at * 3) % 40) / 2 + 2]),
  ),
}));

export default function ScrollToCell() {
  const apiRef = useGridApiRef();

  // #region preview
  const goTo = (id: string, field: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = api.getColumnIndex(field);
    // A row that is filtered out, or a hidden column, has no index.
    if (rowIndex >= 0 && colIndex >= 0) {
      api.scrollToIndexes({ rowIndex, colIndex });
      api.setCellFocus(id, field);
    }
  };
  // #endregion preview

  return (
    <Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => goTo('W-87', 'Sep')}>
          Well 87, September
        </Button>
        <Button variant="outlined" onClick={() => goTo('W-3', 'Jan')}>
          Well 3, January
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Water levels"
        />
      </Box>
    </Box>
  );
}
