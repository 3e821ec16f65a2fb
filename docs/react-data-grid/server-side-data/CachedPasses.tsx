import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

const random = createRandom(2103);

const passes = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  satellite: `Halcyon-${(index % 7) + 1}`,
  orbit: 18040 + index,
  cloud: random.integer(0, 100),
}));

const columns: GridColDef<(typeof passes)[number]>[] = [
  { field: 'satellite', headerName: 'Satellite', width: 130 },
  { field: 'orbit', headerName: 'Orbit', width: 100 },
  { field: 'cloud', headerName: 'Cloud (%)', type: 'number', width: 120 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};
const pageSizeOptions = [5, 10];

const server = createFakeServer(passes, { latency: 600 });

// #region preview
const caches = {
  default: new GridDataSourceCacheDefault({}),
  short: new GridDataSourceCacheDefault({ ttl: 4000 }),
  none: null,
};
// #endregion preview

type CacheName = keyof typeof caches;

export default function CachedPasses() {
  const apiRef = useGridApiRef();
  const [cacheName, setCacheName] = React.useState<CacheName>('default');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={cacheName}
          onChange={(_, name: CacheName | null) => name && setCacheName(name)}
          aria-label="Cache"
        >
          <ToggleButton value="default">5 min</ToggleButton>
          <ToggleButton value="short">4 s</ToggleButton>
          <ToggleButton value="none">Off</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => apiRef.current?.dataSource.cache.clear()}>
          Clear the cache
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })
          }
        >
          Ask again
        </Button>
      </Stack>
      <Box sx={{ height: 374 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={caches[cacheName]}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          aria-label="Satellite passes, with a cache to choose"
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Requests to the server: {requests}
      </Typography>
    </Box>
  );
}
