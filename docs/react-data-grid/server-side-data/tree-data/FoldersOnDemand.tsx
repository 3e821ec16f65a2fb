import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 130,
    valueFormatter: (bytes: number) => `${kilobytes.format(bytes / 1000)} kB`,
  },
];

export default function FoldersOnDemand() {
  const [request, setRequest] = React.useState('');

  // #region preview
  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(toFileRows(fileTree), {
      getPath: (row) => row.path,
    });
    return {
      getRows: (params) => {
        setRequest(`groupKeys: ${JSON.stringify(params.groupKeys)}`);
        return server.getTreeRows(params);
      },
      getGroupKey: (row) => row.label,
      getChildrenCount: (row) => row.childrenCount,
    };
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          treeData
          groupingColDef={{ headerName: 'File', width: 230 }}
          disableRowSelectionOnClick
          aria-label="Files of the study"
          hideFooter
        />
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, fontFamily: 'monospace' }}
      >
        {request}
      </Typography>
    </Box>
  );
}
