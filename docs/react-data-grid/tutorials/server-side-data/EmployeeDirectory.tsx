import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

interface Employee {
  id: number;
  name: string;
  job: string;
  port: string;
  ship: string | null;
  salary: number;
}

const random = createRandom(4000);
const FIRST_NAMES = ['Aoife', 'Bram', 'Carys', 'Elin', 'Fergus', 'Maeve', 'Niall'];
const LAST_NAMES = ['Baird', 'Campbell', 'Gunn', 'Jansen', 'MacRae', 'Peeters'];
const PORTS = ['Ardmore', 'Dunlin Bay', 'Holmsund', 'Port Wick', 'Skerry'];
const SHIPS = ['Gannet', 'Kittiwake', 'Petrel', 'Shearwater'];
const SHIP_JOBS = ['Captain', 'Deckhand', 'Engineer', 'Steward', 'Steward (50%)'];
const SHORE_JOBS = ['Harbor agent', 'Payroll clerk', 'Ticket agent', 'Welder'];

const employees = Array.from({ length: 400 }, (_, index): Employee => {
  const isAshore = random.chance(1 / 3);
  return {
    id: index + 1,
    name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    job: random.pick(isAshore ? SHORE_JOBS : SHIP_JOBS),
    port: random.pick(PORTS),
    ship: isAshore ? null : random.pick(SHIPS),
    salary: 28_000 + 500 * random.integer(0, 79),
  };
});

const server = createFakeServer(employees);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'job', headerName: 'Job', width: 130 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'ship', headerName: 'Ship', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};
const pageSizeOptions = [5, 10];

export default function EmployeeDirectory() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(true);
  const [error, setError] = React.useState<Error | null>(null);
  const clearError = () => setError(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => server.getRows(params),
    }),
    [],
  );

  const changeRunning = (checked: boolean) => {
    // The server of the project is stopped in the terminal instead.
    server.failNext(checked ? 0 : Infinity);
    setRunning(checked);
  };

  const retry = () => {
    clearError();
    return apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ mx: 0 }}
        control={<Switch />}
        label="Server is running"
        checked={running}
        onChange={(_, checked) => changeRunning(checked)}
      />
      <Box sx={{ height: 426 }}>
        {/* #region preview */}
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setError}
          onPaginationModelChange={clearError}
          onSortModelChange={clearError}
          onFilterModelChange={clearError}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          disableRowSelectionOnClick
          showToolbar
          aria-label="Employees"
        />
        {/* #endregion preview */}
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 88 }}>
        {error && (
          <Alert
            severity="error"
            role={undefined}
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            The employees could not be loaded. {error.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
