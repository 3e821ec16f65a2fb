import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
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

const server = createFakeServer(createTrades(3000), { latency: 400 });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.getRows(params);
    return { rows };
  },
};
// #endregion preview

export default function CountLater() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.setRowCount(3000)}>
          3,000 rows
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setRowCount(-1)}>
          Unknown number
        </Button>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 }, rowCount: -1 },
          }}
          aria-label="Trades"
        />
      </Box>
    </Box>
  );
}
