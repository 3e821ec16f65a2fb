import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Train {
  id: number;
  number: string;
  route: string;
  minutes: number;
}

const stored: Train[] = [
  { id: 1, number: 'R 70', route: 'Port Almere – Brannock', minutes: 94 },
  { id: 2, number: 'IC 4', route: 'Harbor Street – Upper Moor', minutes: 51 },
  { id: 3, number: 'R 12', route: 'Kessel Junction – Fern Halt', minutes: 23 },
  { id: 4, number: 'N 1', route: 'Vesper Hill – Port Almere', minutes: 412 },
];

const server = createFakeServer(stored, { latency: 600 });

const columns: GridColDef<Train>[] = [
  { field: 'number', headerName: 'Train', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 190 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const slotProps = { loadingOverlay: { variant: 'skeleton' } } as const;

export default function SortedByServer() {
  // #region preview
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Train[]>([]);
  const [answered, setAnswered] = React.useState<GridSortModel | null>(null);

  React.useEffect(() => {
    const request = new AbortController();
    server
      .getRows({ sortModel }, { signal: request.signal })
      .then((answer) => {
        setRows(answer.rows);
        setAnswered(sortModel);
      })
      .catch(() => {
        // A newer request has replaced this one.
      });
    return () => request.abort();
  }, [sortModel]);
  // #endregion preview

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortingMode="server"
        onSortModelChange={setSortModel}
        loading={answered !== sortModel}
        slotProps={slotProps}
        aria-label="Trains, sorted by a server"
        hideFooter
      />
    </Box>
  );
}
