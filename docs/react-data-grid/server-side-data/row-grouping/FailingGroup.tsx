import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'desk', headerName: 'Desk', width: 130 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const server = createFakeServer(createTrades(300), { latency: 300 });

const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
};

const initialState = {
  rowGrouping: { model: ['desk'] },
  columns: { columnVisibilityModel: { desk: false } },
};

export default function FailingGroup() {
  const [message, setMessage] = React.useState('Nothing failed yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => server.failNext()}>
        Let the next request fail
      </Button>
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          onDataSourceError={(error) => {
            const keys =
              error instanceof GridGetRowsError
                ? (error.params.groupKeys ?? [])
                : [];
            setMessage(`${keys.join(' / ') || 'The groups'} could not be loaded.`);
          }}
          disableRowSelectionOnClick
          aria-label="Trades by desk"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Alert role="status" severity="info" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </Box>
  );
}
