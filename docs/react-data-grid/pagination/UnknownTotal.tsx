import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPaginationMeta,
  type GridPaginationModel,
} from '@mui/x-data-grid';

interface Split {
  id: number;
  bib: number;
  mat: string;
}

// The records from the timing mats. Their number is unknown.
const splits: Split[] = Array.from({ length: 23 }, (_split, index) => ({
  id: index + 1,
  bib: 100 + ((index * 61) % 300),
  mat: `${5 * (1 + (index % 8))} km`,
}));

const columns: GridColDef<Split>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bib', headerName: 'Bib', width: 90 },
  { field: 'mat', headerName: 'Timing mat', flex: 1, minWidth: 110 },
];

export default function UnknownTotal() {
  const apiRef = useGridApiRef();
  const [hasEstimate, setHasEstimate] = React.useState(false);
  const [count, setCount] = React.useState(-1);
  // #region preview
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const start = model.page * model.pageSize;
  const end = start + model.pageSize;
  const rows = React.useMemo(() => splits.slice(start, end), [start, end]);
  const hasNextPage = end < splits.length;

  // On the last page, the total is known.
  const rowCount = hasNextPage ? count : start + rows.length;
  const meta = React.useMemo<GridPaginationMeta>(
    () => ({ hasNextPage }),
    [hasNextPage],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', mb: 1.5 }}>
        <FormControlLabel
          label="Estimate: 40"
          control={
            <Switch
              size="small"
              checked={hasEstimate}
              onChange={(event) => setHasEstimate(event.target.checked)}
            />
          }
        />
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.setRowCount(splits.length)}
        >
          The count arrives
        </Button>
      </Stack>
      <Box sx={{ height: 294 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setCount}
          estimatedRowCount={hasEstimate ? 40 : undefined}
          paginationMeta={meta}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
          aria-label="Splits"
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        rowCount: {rowCount}, hasNextPage: {String(hasNextPage)}
      </Typography>
    </Box>
  );
  // #endregion preview
}
