import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

const random = createRandom(2104);
const NAMES = [
  'Aalborg',
  'Bari',
  'Brest',
  'Cádiz',
  'Dresden',
  'Faro',
  'Genoa',
  'Gdansk',
];
const MORE = [
  'Haugesund',
  'Izmir',
  'Kaunas',
  'Linz',
  'Lyon',
  'Pula',
  'Riga',
  'Vigo',
];

const airports = [...NAMES, ...MORE].map((name, index) => ({
  id: index + 1,
  name,
  runway: random.integer(1800, 3900),
  stands: random.integer(6, 48),
}));

const columns: GridColDef<(typeof airports)[number]>[] = [
  { field: 'name', headerName: 'Airport', width: 140 },
  { field: 'runway', headerName: 'Runway (m)', type: 'number', width: 120 },
  { field: 'stands', headerName: 'Stands', type: 'number', width: 100 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};
const pageSizeOptions = [5];

const server = createFakeServer(airports, { latency: 1500 });

type Report = (what: 'sent' | 'dropped') => void;

// #region preview
function createDataSource(report: Report): GridDataSource {
  let latest: AbortController | undefined;
  return {
    getRows: async (params) => {
      latest?.abort();
      latest = new AbortController();
      const { signal } = latest;
      report('sent');
      try {
        return await server.getRows(params, { signal });
      } finally {
        if (signal.aborted) {
          report('dropped');
        }
      }
    },
  };
}
// #endregion preview

export default function AirportSearch() {
  const [counts, setCounts] = React.useState({ sent: 0, dropped: 0 });

  const dataSource = React.useMemo(
    () =>
      createDataSource((what) =>
        setCounts((before) => ({ ...before, [what]: before[what] + 1 })),
      ),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 426 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          filterDebounceMs={300}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          showToolbar
          aria-label="Airports with a slow search"
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Requests sent: {counts.sent}, dropped on the way: {counts.dropped}
      </Typography>
    </Box>
  );
}
