import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const columns: GridColDef[] = [{ field: 'kind', headerName: 'Kind', width: 100 }];

const server = createFakeServer(toFileRows(fileTree), {
  latency: 400,
  getPath: (row) => row.path,
});

const dataSource: GridDataSource = {
  getRows: server.getTreeRows,
  getGroupKey: (row) => row.label,
  getChildrenCount: (row) => row.childrenCount,
};

export default function FailingBranch() {
  const [message, setMessage] = React.useState('Nothing failed yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => server.failNext()}>
        Let the next request fail
      </Button>
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          treeData
          onDataSourceError={(error) => {
            const keys =
              error instanceof GridGetRowsError
                ? (error.params.groupKeys ?? [])
                : [];
            setMessage(
              `${keys.join(' / ') || 'The top level'} could not be loaded.`,
            );
          }}
          groupingColDef={{ headerName: 'File', width: 230 }}
          disableRowSelectionOnClick
          aria-label="Files of the study"
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
