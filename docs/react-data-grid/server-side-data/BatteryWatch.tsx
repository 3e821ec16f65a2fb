import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

const satellites = [
  { id: 1, satellite: 'Lanner 1', battery: 96, mode: 'Imaging' },
  { id: 2, satellite: 'Lanner 2', battery: 71, mode: 'Downlink' },
  { id: 3, satellite: 'Merlin A', battery: 83, mode: 'Imaging' },
  { id: 4, satellite: 'Merlin B', battery: 58, mode: 'Charging' },
];

const columns: GridColDef<(typeof satellites)[number]>[] = [
  { field: 'satellite', headerName: 'Satellite', width: 130 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
  { field: 'mode', headerName: 'Mode', width: 120 },
];

const cache = new GridDataSourceCacheDefault({ ttl: 1500 });

const server = createFakeServer(satellites, { latency: 200 });

function createDataSource(onRequest: (number: number) => void): GridDataSource {
  let asked = 0;
  return {
    getRows: async (params) => {
      asked += 1;
      const number = asked;
      onRequest(number);
      const { rows, rowCount } = await server.getRows(params);
      return {
        rows: rows.map((row) => ({
          ...row,
          battery: row.battery - ((number * 3 + row.id * 5) % 24),
        })),
        rowCount,
      };
    },
  };
}

export default function BatteryWatch() {
  const apiRef = useGridApiRef();
  const [polls, setPolls] = React.useState(true);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(() => createDataSource(setRequests), []);

  // #region preview
  const changePolls = (checked: boolean) => {
    setPolls(checked);
    if (checked) {
      // Revalidation resumes with the next response, so request one.
      apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={polls}
              onChange={(_, checked) => changePolls(checked)}
            />
          }
          label="Ask every 2 s"
        />
        <Typography variant="body2">Requests: {requests}</Typography>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={polls ? 2000 : 0}
          hideFooter
          aria-label="Batteries of four satellites"
        />
      </Box>
    </Box>
  );
  // #endregion preview
}
