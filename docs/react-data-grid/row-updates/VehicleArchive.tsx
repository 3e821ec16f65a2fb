import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

interface Inspection {
  id: number;
  vehicle: string;
  km: number;
}

const random = createRandom(5150);
const inspections: Inspection[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  vehicle: `Van ${random.integer(1, 80)}`,
  km: random.integer(4000, 240000),
}));

const FIRST = 20;
const server = createFakeServer(inspections, { latency: 500 });

const columns: GridColDef<Inspection>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'vehicle', headerName: 'Vehicle', flex: 1, minWidth: 100 },
  { field: 'km', headerName: 'Odometer (km)', type: 'number', width: 140 },
];

const firstRows = inspections.slice(0, FIRST);

export default function VehicleArchive() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState(`${FIRST} rows loaded.`);
  const request = React.useRef<AbortController>(null);

  // #region preview
  const fetchRows = React.useCallback(
    async (params: GridFetchRowsParams) => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      const { firstRowToRender: first, lastRowToRender: last, sortModel } = params;
      try {
        const answer = await server.getRows(
          { start: first, end: last - 1, sortModel },
          { signal },
        );
        apiRef.current?.unstable_replaceRows(first, answer.rows);
        setMessage(`Loaded rows ${first + 1} to ${last}.`);
      } catch {
        const what = signal.aborted ? 'Dropped the request for' : 'Could not load';
        setMessage(`${what} rows ${first + 1} to ${last}.`);
      }
    },
    [apiRef],
  );

  // Loaded rows would keep their positions. Without rows, the grid fetches them in the new order.
  const clearRows = React.useCallback(() => apiRef.current?.setRows([]), [apiRef]);
  // #endregion preview

  React.useEffect(() => () => request.current?.abort(), []);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={firstRows}
          columns={columns}
          rowCount={inspections.length}
          rowsLoadingMode="server"
          sortingMode="server"
          disableColumnFilter
          onFetchRows={fetchRows}
          onSortModelChange={clearRows}
          aria-label="Inspections"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
