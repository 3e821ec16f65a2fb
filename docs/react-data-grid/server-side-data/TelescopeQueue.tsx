import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridGetRowsError,
  GridUpdateRowError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

const targets = [
  { id: 'Q-31', target: 'Whirlpool Galaxy', exposure: 900 },
  { id: 'Q-32', target: 'Ring Nebula', exposure: 420 },
  { id: 'Q-33', target: 'Crab Nebula', exposure: 600 },
  { id: 'Q-34', target: 'Sombrero Galaxy', exposure: 1200 },
  { id: 'Q-35', target: 'Dumbbell Nebula', exposure: 480 },
  { id: 'Q-36', target: 'Bode’s Galaxy', exposure: 720 },
  { id: 'Q-37', target: 'Owl Nebula', exposure: 540 },
  { id: 'Q-38', target: 'Sunflower Galaxy', exposure: 840 },
];

const columns: GridColDef<(typeof targets)[number]>[] = [
  { field: 'id', headerName: 'Slot', width: 90 },
  { field: 'target', headerName: 'Target', width: 170 },
  {
    field: 'exposure',
    headerName: 'Exposure (s)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};
const pageSizeOptions = [5];

const server = createFakeServer(targets);

const dataSource: GridDataSource = {
  getRows: (params) => server.getRows(params),
  updateRow: async ({ rowId, updatedRow, previousRow }) => {
    if (updatedRow.exposure > 1800) {
      throw new Error(`${previousRow.target}: 1,800 s is the longest exposure.`);
    }
    return server.updateRow({ rowId, updatedRow });
  },
};

type Fault = GridGetRowsError | GridUpdateRowError;

export default function TelescopeQueue() {
  const apiRef = useGridApiRef();
  const [fault, setFault] = React.useState<Fault | null>(null);

  const load = () => {
    setFault(null);
    return apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        sx={{ mb: 1 }}
        onClick={() => {
          server.failNext();
          return load();
        }}
      >
        Reload while the server is down
      </Button>
      <Box sx={{ height: 374 }}>
        {/* #region preview */}
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setFault}
          onCellEditStop={() => setFault(null)}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          aria-label="Observing queue of a telescope"
        />
        {/* #endregion preview */}
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 86 }}>
        {fault instanceof GridGetRowsError && (
          <Alert
            severity="error"
            role={undefined}
            action={
              <Button color="inherit" size="small" onClick={load}>
                Retry
              </Button>
            }
          >
            Rows {fault.params.start} to {fault.params.end} did not arrive:{' '}
            {fault.message}
          </Alert>
        )}
        {fault instanceof GridUpdateRowError && (
          <Alert severity="warning" role={undefined} onClose={() => setFault(null)}>
            {fault.params.rowId} was not saved. {fault.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
