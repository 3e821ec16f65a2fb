import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 110 },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'sector' }, { field: 'commodity' }],
      columns: [{ field: 'side' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const server = createFakeServer(createTrades(2000), { latency: 300 });

const dataSource: GridDataSource = {
  getRows: ({ pivotModel, ...query }) =>
    pivotModel
      ? server.getPivotedRows({ ...query, pivotModel })
      : server.getRows(query),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function FailingPivot() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  // #region preview
  const handleError: DataGridPremiumProps['onDataSourceError'] = (problem) => {
    const keys =
      problem instanceof GridGetRowsError ? (problem.params.groupKeys ?? []) : [];
    setError(`${keys.join(' / ') || 'The pivot table'} could not be loaded.`);
  };
  // #endregion preview

  const reload = (fails: boolean) => {
    if (fails) {
      server.failNext();
    }
    setError('');
    apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => server.failNext()}>
          Let the next request fail
        </Button>
        <Button variant="outlined" onClick={() => reload(true)}>
          Reload and fail
        </Button>
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          pivotingColDef={pivotingColDef}
          aggregationFunctions={aggregationFunctions}
          initialState={initialState}
          onDataSourceError={handleError}
          disableRowSelectionOnClick
          aria-label="Tonnes by sector and side"
          hideFooter
        />
      </Box>
      <Alert
        role="status"
        severity={error ? 'error' : 'success'}
        sx={{ mt: 1 }}
        action={
          error && (
            <Button color="inherit" size="small" onClick={() => reload(false)}>
              Reload
            </Button>
          )
        }
      >
        {error || 'Everything is loaded.'}
      </Alert>
    </Box>
  );
}
