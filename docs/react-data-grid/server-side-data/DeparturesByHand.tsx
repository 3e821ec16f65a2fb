import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

const random = createRandom(2102);
const CITIES = [
  'Bergen',
  'Cork',
  'Graz',
  'Leipzig',
  'Malaga',
  'Nantes',
  'Oulu',
  'Turin',
];

const departures = Array.from({ length: 48 }, (_, index) => ({
  id: `${random.pick(['NR', 'AV', 'KL'])} ${410 + index * 7}`,
  to: random.pick(CITIES),
  gate: `${random.pick(['A', 'B', 'C'])}${random.integer(1, 24)}`,
  delay: random.chance(0.4) ? random.integer(5, 75) : 0,
}));

type Departure = (typeof departures)[number];

const columns: GridColDef<Departure>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const server = createFakeServer(departures);
const pageSizeOptions = [5, 10];

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const firstQuery: Query = {
  paginationModel: { page: 0, pageSize: 5 },
  sortModel: [],
  filterModel: { items: [] },
};

interface Answer {
  failed?: boolean;
  query: Query | null;
  rows: Departure[];
  rowCount: number;
}

export default function DeparturesByHand() {
  // #region preview
  const [query, setQuery] = React.useState(firstQuery);
  const [answer, setAnswer] = React.useState<Answer>({
    query: null,
    rows: [],
    rowCount: 0,
  });

  React.useEffect(() => {
    const controller = new AbortController();
    server.getRows(query, controller).then(
      ({ rows, rowCount }) => setAnswer({ query, rows, rowCount }),
      () => {
        if (!controller.signal.aborted) {
          setAnswer({ query, rows: [], rowCount: 0, failed: true });
        }
      },
    );
    return () => controller.abort();
  }, [query]);

  const changePaginationModel = React.useCallback(
    (paginationModel: GridPaginationModel) =>
      setQuery((before) => ({ ...before, paginationModel })),
    [],
  );
  const changeSortModel = React.useCallback(
    (sortModel: GridSortModel) => setQuery((before) => ({ ...before, sortModel })),
    [],
  );
  const changeFilterModel = React.useCallback(
    (filterModel: GridFilterModel) =>
      setQuery((before) => ({ ...before, filterModel })),
    [],
  );

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', width: '100%', height: 374 }}
    >
      {answer.failed && (
        <Alert severity="error">The departures could not be loaded.</Alert>
      )}
      <DataGrid
        rows={answer.rows}
        rowCount={answer.rowCount}
        loading={answer.query !== query}
        columns={columns}
        paginationMode="server"
        paginationModel={query.paginationModel}
        onPaginationModelChange={changePaginationModel}
        sortingMode="server"
        sortModel={query.sortModel}
        onSortModelChange={changeSortModel}
        filterMode="server"
        filterModel={query.filterModel}
        onFilterModelChange={changeFilterModel}
        pageSizeOptions={pageSizeOptions}
        aria-label="Departures, fetched without a data source"
      />
    </Box>
  );
  // #endregion preview
}
