import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
];

export default function RequestThrottle() {
  const [throttle, setThrottle] = React.useState(500);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(createTrades(10_000), { latency: 300 });
    return {
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.getRows(params);
      },
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
        <ToggleButtonGroup
          exclusive
          size="small"
          value={throttle}
          onChange={(_, value: number | null) => {
            setThrottle(value ?? throttle);
            setRequests(0);
          }}
          aria-label="lazyLoadingRequestThrottleMs"
        >
          <ToggleButton value={0}>0 ms</ToggleButton>
          <ToggleButton value={500}>500 ms</ToggleButton>
          <ToggleButton value={1500}>1500 ms</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Box>
      <Box sx={{ height: 360 }}>
        {/* #region preview */}
        <DataGridPro
          key={throttle}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttle}
          aria-label="Trades"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
