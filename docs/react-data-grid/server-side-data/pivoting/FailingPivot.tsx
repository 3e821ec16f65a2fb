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

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

// By default, users would read that they have to add fields.
const localeText = { emptyPivotOverlayLabel: 'There are no groups to show.' };

function describe(failedKeys: readonly string[] | null): string {
  if (failedKeys === null) {
    return 'No request has failed.';
  }
  return failedKeys.length > 0
    ? `${failedKeys.join(' / ')} could not be loaded. Press its arrow to try again.`
    : 'The pivot table could not be loaded.';
}

export default function FailingPivot() {
  const apiRef = useGridApiRef();
  // #region preview
  const [failedKeys, setFailedKeys] = React.useState<readonly string[] | null>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ pivotModel, ...query }) => {
        setFailedKeys(null);
        if (!pivotModel) {
          return server.getRows(query);
        }
        const answer = await server.getPivotedRows({ ...query, pivotModel });
        return query.groupKeys?.length ? { rows: answer.rows } : answer;
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
      getAggregatedValue: (row, field) => row[field],
    }),
    [],
  );

  const handleError: DataGridPremiumProps['onDataSourceError'] = (error) => {
    const isRequest = error instanceof GridGetRowsError;
    setFailedKeys((isRequest && error.params.groupKeys) || []);
  };
  // #endregion preview

  const reload = () =>
    apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });

  const reloadAndFail = () => {
    server.failNext();
    reload();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => server.failNext()}>
          Let the next request fail
        </Button>
        <Button variant="outlined" onClick={reloadAndFail}>
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
          localeText={localeText}
          disableRowSelectionOnClick
          aria-label="Tonnes by sector and side"
          hideFooter
        />
      </Box>
      <Alert
        role="status"
        severity={failedKeys ? 'error' : 'success'}
        sx={{ mt: 1 }}
        action={
          failedKeys?.length === 0 && (
            <Button color="inherit" size="small" onClick={reload}>
              Reload
            </Button>
          )
        }
      >
        {describe(failedKeys)}
      </Alert>
    </Box>
  );
}
