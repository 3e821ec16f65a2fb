import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function LoadInView() {
  const [request, setRequest] = React.useState('');

  // #region preview
  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(createTrades(10_000), { latency: 400 });
    return {
      getRows: async (params) => {
        setRequest(`Rows ${params.start} to ${params.end} requested`);
        const { rows, rowCount } = await server.getRows(params);
        return { rows, rowCount };
      },
    };
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 } },
          }}
          aria-label="Trades"
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {request}
      </Typography>
    </Box>
  );
}
