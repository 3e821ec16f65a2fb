import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 120 },
  { field: 'filled', headerName: 'Filled (%)', type: 'number', width: 110 },
];

const server = createFakeServer(createTrades(2000), { latency: 200 });

let answers = 0;

// #region preview
const cache = new GridDataSourceCacheDefault({ ttl: 1500 });

const dataSource: GridDataSource = {
  getRows: async (params) => {
    answers += 1;
    const step = answers;
    const { rows, rowCount } = await server.getRows(params);
    return {
      rows: rows.map((row) => ({ ...row, filled: (row.id * 13 + step * 7) % 101 })),
      rowCount,
    };
  },
};
// #endregion preview

export default function RevalidateRowsInView() {
  const [live, setLive] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={live} onChange={(_, checked) => setLive(checked)} />
        }
        label="Check every 2 seconds"
      />
      <Box sx={{ height: 360 }}>
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={live ? 2000 : 0}
          lazyLoading
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 } },
          }}
          aria-label="Trades in progress"
          hideFooter
        />
      </Box>
    </Box>
  );
}
