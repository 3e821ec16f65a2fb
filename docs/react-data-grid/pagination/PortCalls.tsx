import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface PortCall {
  id: number;
  vessel: string;
  cargo: string;
}

const cargoes = ['Grain', 'Containers', 'Timber', 'Cars'];

const calls: PortCall[] = Array.from({ length: 1240 }, (_call, index) => ({
  id: 50001 + index,
  vessel: `Coaster ${1 + ((index * 37) % 210)}`,
  cargo: cargoes[(index * 3) % cargoes.length] ?? 'Ballast',
}));

const server = createFakeServer(calls, { latency: 700 });

const columns: GridColDef<PortCall>[] = [
  { field: 'id', headerName: 'Call', width: 90 },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'cargo', headerName: 'Cargo', width: 110 },
];

export default function PortCalls() {
  // #region preview
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState({
    rows: [] as PortCall[],
    rowCount: 0,
    to: null as GridPaginationModel | null,
  });

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .getRows({ paginationModel: model }, { signal: controller.signal })
      .then(({ rows, rowCount }) => setAnswer({ rows, rowCount, to: model }))
      .catch(() => {
        // A newer request has replaced this one.
      });
    return () => controller.abort();
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 294 }}>
        <DataGrid
          rows={answer.rows}
          columns={columns}
          paginationMode="server"
          rowCount={answer.rowCount}
          loading={answer.to !== model}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 20]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
          aria-label="Port calls"
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Asked for: rows {model.page * model.pageSize + 1} to{' '}
        {(model.page + 1) * model.pageSize}
      </Typography>
    </Box>
  );
  // #endregion preview
}
