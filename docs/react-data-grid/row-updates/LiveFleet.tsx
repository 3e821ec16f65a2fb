import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createRandom } from '@site/sample-data/random';

interface Truck {
  id: number;
  truck: string;
  speed: number;
  cargo: number;
}

const columns: GridColDef<Truck>[] = [
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 90 },
  { field: 'speed', headerName: 'Speed (km/h)', type: 'number', width: 120 },
  { field: 'cargo', headerName: 'Cargo (°C)', type: 'number', width: 110 },
];

const start = createRandom(4103);
const trucks: Truck[] = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  truck: `Truck ${index + 1}`,
  speed: start.integer(40, 90),
  cargo: start.decimal(2, 6, 1),
}));

export default function LiveFleet() {
  const apiRef = useGridApiRef();
  const [throttle, setThrottle] = React.useState(500);
  const [isRunning, setIsRunning] = React.useState(false);
  const [counts, setCounts] = React.useState({ sent: 0, shown: 0 });

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const random = createRandom(29);
    let sent = 0;
    let shown = 0;
    const unsubscribe = apiRef.current?.subscribeEvent('rowsSet', () => {
      shown += 1;
    });
    // #region preview
    const timer = setInterval(() => {
      const updates = Array.from({ length: 10 }, () => ({
        id: random.integer(0, 59),
        speed: random.integer(40, 90),
        cargo: random.decimal(2, 6, 1),
      }));
      apiRef.current?.updateRows(updates);
      sent += 1;
    }, 50);
    // #endregion preview
    const stop = setTimeout(() => {
      clearInterval(timer);
      setCounts({ sent, shown });
      setIsRunning(false);
    }, 4000);
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
      unsubscribe?.();
    };
  }, [apiRef, isRunning]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          disabled={isRunning}
          value={throttle}
          onChange={(_, value: number | null) => setThrottle(value ?? throttle)}
          aria-label="throttleRowsMs"
        >
          <ToggleButton value={0}>0 ms</ToggleButton>
          <ToggleButton value={500}>500 ms</ToggleButton>
          <ToggleButton value={2000}>2000 ms</ToggleButton>
        </ToggleButtonGroup>
        <Button
          variant="outlined"
          size="small"
          disabled={isRunning}
          onClick={() => setIsRunning(true)}
        >
          Receive for 4 s
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {isRunning
          ? 'Receiving…'
          : `${counts.sent} messages, applied in ${counts.shown} steps`}
      </Typography>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={trucks}
          columns={columns}
          throttleRowsMs={throttle}
          aria-label="Trucks on the road"
          hideFooter
        />
      </Box>
    </Box>
  );
}
