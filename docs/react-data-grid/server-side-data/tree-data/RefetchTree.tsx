import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const columns: GridColDef[] = [{ field: 'kind', headerName: 'Kind', width: 100 }];

const server = createFakeServer(toFileRows(fileTree), {
  latency: 300,
  getPath: (row) => row.path,
});

const dataSource: GridDataSource = {
  getRows: server.getTreeRows,
  getGroupKey: (row) => row.label,
  getChildrenCount: (row) => row.childrenCount,
};

export default function RefetchTree() {
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
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          treeData
          groupingColDef={{ headerName: 'File', width: 230 }}
          disableRowSelectionOnClick
          aria-label="Files of the study"
          hideFooter
        />
      </Box>
    </Box>
  );
}
