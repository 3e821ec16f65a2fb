import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 130 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'trader', headerName: 'Trader', width: 160 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['sector', 'commodity'] },
  columns: { columnVisibilityModel: { sector: false, commodity: false } },
};

export default function GroupsFromServer() {
  const [request, setRequest] = React.useState('');

  // #region preview
  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(createTrades(3000));
    return {
      getRows: (params) => {
        const { groupFields, groupKeys } = params;
        setRequest(JSON.stringify({ groupFields, groupKeys }));
        return server.getGroupedRows(params);
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
    };
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          disableRowSelectionOnClick
          aria-label="Trades by sector and commodity"
        />
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {request}
      </Typography>
    </Box>
  );
}
