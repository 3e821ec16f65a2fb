import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 120 },
];

const server = createFakeServer(createTrades(2000), { latency: 300 });
const dataSource: GridDataSource = { getRows: server.getRows };

export default function RetryFailedRange() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<GridGetRowsError | null>(null);

  // #region preview
  const retry = () => {
    if (error) {
      const { start, end } = error.params;
      apiRef.current?.dataSource.fetchRows(undefined, { start, end });
    }
    setError(null);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => server.failNext()} sx={{ mb: 1 }}>
        Let the next request fail
      </Button>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(problem) => {
            if (problem instanceof GridGetRowsError) {
              setError(problem);
            }
          }}
          lazyLoading
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 } },
          }}
          aria-label="Trades"
          hideFooter
        />
      </Box>
      <Alert
        role="status"
        severity={error ? 'error' : 'success'}
        sx={{ mt: 1 }}
        action={
          error && (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          )
        }
      >
        {error
          ? `Rows ${error.params.start} to ${error.params.end} could not be loaded.`
          : 'All requested rows are loaded.'}
      </Alert>
    </Box>
  );
}
