import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const columns: GridColDef[] = [{ field: 'kind', headerName: 'Kind', width: 100 }];

export default function OwnCache() {
  const [requests, setRequests] = React.useState(0);
  const [shown, setShown] = React.useState(true);

  // #region preview
  const cache = React.useMemo((): GridDataSourceCache => {
    const answers = new Map<string, GridGetRowsResponse>();
    return {
      get: (params) => answers.get(JSON.stringify(params)),
      set: (params, answer) => answers.set(JSON.stringify(params), answer),
      clear: () => undefined,
    };
  }, []);
  // #endregion preview

  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(toFileRows(fileTree), {
      latency: 400,
      getPath: (row) => row.path,
    });
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.getTreeRows(params);
      },
      getGroupKey: (row) => row.label,
      getChildrenCount: (row) => row.childrenCount,
    };
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mb: 1,
        }}
      >
        <Button variant="outlined" onClick={() => setShown(!shown)}>
          {shown ? 'Leave the screen' : 'Come back'}
        </Button>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Box>
      <Box sx={{ height: 320 }}>
        {shown && (
          <DataGridPro
            columns={columns}
            dataSource={dataSource}
            dataSourceCache={cache}
            treeData
            groupingColDef={{ headerName: 'File', width: 230 }}
            disableRowSelectionOnClick
            aria-label="Files of the study"
            hideFooter
          />
        )}
      </Box>
    </Box>
  );
}
