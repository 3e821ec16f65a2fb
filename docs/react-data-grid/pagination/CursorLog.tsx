import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Message {
  id: string;
  channel: number;
  from: string;
}

const stations = ['Pilot station', 'Tug Hecate', 'Lock control', 'Ferry 2'];

const log: Message[] = Array.from({ length: 34 }, (_message, index) => ({
  id: `m-${(index * 7919) % 1000}`,
  channel: [12, 16, 71][index % 3] ?? 16,
  from: stations[index % stations.length] ?? 'Unknown',
}));

const server = createFakeServer(log, { latency: 500 });

const columns: GridColDef<Message>[] = [
  { field: 'id', headerName: 'Message', width: 100 },
  { field: 'channel', headerName: 'Channel', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
];

export default function CursorLog() {
  // #region preview
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  // The cursor of each page. The first page needs none.
  const [cursors, setCursors] = React.useState(['']);
  const [answer, setAnswer] = React.useState({
    rows: [] as Message[],
    rowCount: 0,
    to: null as GridPaginationModel | null,
  });
  const cursor = cursors[model.page] ?? '';

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .getRows(
        { start: cursor, paginationModel: model },
        { signal: controller.signal },
      )
      .then(({ rows, rowCount, pageInfo }) => {
        setAnswer({ rows, rowCount, to: model });
        const { nextCursor } = pageInfo;
        if (nextCursor !== undefined) {
          setCursors((known) => [...known.slice(0, model.page + 1), nextCursor]);
        }
      })
      .catch(() => {
        // A newer request has replaced this one.
      });
    return () => controller.abort();
  }, [cursor, model]);

  const changeModel = (next: GridPaginationModel) => {
    if (next.pageSize !== model.pageSize) {
      setCursors(['']);
      setModel({ ...next, page: 0 });
    } else if (cursors[next.page] !== undefined) {
      setModel(next);
    }
  };
  // #endregion preview

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
          onPaginationModelChange={changeModel}
          pageSizeOptions={[5, 10]}
          disableColumnFilter
          disableColumnSorting
          density="compact"
          aria-label="Radio messages in the port"
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Cursor of this page: {cursor || 'none'}
      </Typography>
    </Box>
  );
}
