import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
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

export default function RefetchGroups() {
  const apiRef = useGridApiRef();

  // #region preview
  const refetch = (keepChildrenExpanded: boolean) =>
    apiRef.current?.dataSource.fetchRows(undefined, {
      skipCache: true,
      keepChildrenExpanded,
    });
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => refetch(true)}>
          Refetch
        </Button>
        <Button variant="outlined" onClick={() => refetch(false)}>
          Refetch and collapse
        </Button>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          disableRowSelectionOnClick
          aria-label="Trades by desk"
          hideFooter
        />
      </Box>
    </Box>
  );
}
