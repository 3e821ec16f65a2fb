import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { rateFrames } from '@site/sample-data/frames';

interface Meter {
  id: number;
  street: string;
  kind: string;
  installed: number;
}

const STREETS = ['Harbor Road', 'Mill Lane', 'Orchard Row', 'Station Street'];
const KINDS = ['Household', 'Household', 'Household', 'Shop', 'Workshop'];
const DAYTIME = [2, 1, 1, 1, 2, 5, 14, 22, 16, 9, 8, 10, 13, 9, 7, 7, 9, 14, 19, 17];

/** Liters that a meter counted in an hour: the same each time, and stored nowhere. */
const getLiters = ({ id }: Meter, hour: number) =>
  (DAYTIME[hour] ?? 6) * (1 + ((id * 31 + hour * 17) % 11));

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', type: 'number', width: 100 },
  { field: 'street', headerName: 'Street', width: 140 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'installed', headerName: 'Installed', width: 100 },
  {
    field: 'age',
    headerName: 'Age (years)',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => 2026 - row.installed,
  },
  {
    field: 'day',
    headerName: 'Whole day (L)',
    type: 'number',
    width: 130,
    valueGetter: (_, row) =>
      DAYTIME.reduce((sum, __, hour) => sum + getLiters(row, hour), 0),
  },
  ...Array.from({ length: 24 }, (_, hour): GridColDef<Meter> => ({
    field: `hour${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 80,
    valueGetter: (__, row) => getLiters(row, hour),
  })),
];

const createMeters = (): Meter[] =>
  Array.from({ length: 100_000 }, (_, index) => ({
    id: 200_001 + index,
    street: `${STREETS[index % STREETS.length]} ${1 + (index % 211)}`,
    kind: KINDS[index % KINDS.length]!,
    installed: 1994 + ((index * 7) % 32),
  }));

export default function HundredThousandRows() {
  const apiRef = useGridApiRef();
  const [meters, setMeters] = React.useState<Meter[] | null>(null);
  const [message, setMessage] = React.useState('');

  const scroll = async () => {
    setMessage('Scrolling…');
    const times: number[] = [];
    for (let step = 0; step < 180; step += 1) {
      const time = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      times.push(time);
      apiRef.current?.scroll({ top: step * 90, left: step * 8 });
    }
    const { perSecond, slow } = rateFrames(times);
    setMessage(`${perSecond} frames/s, ${(slow * 100).toFixed(1)} % over 50 ms`);
  };

  if (!meters) {
    return (
      <Box
        sx={{ display: 'grid', placeItems: 'center', height: 400, width: '100%' }}
      >
        <Button variant="contained" onClick={() => setMeters(createMeters())}>
          Show 100,000 rows
        </Button>
      </Box>
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', height: 400, width: '100%' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          sx={{ flexShrink: 0 }}
          onClick={scroll}
        >
          Scroll
        </Button>
        <Typography role="status" variant="body2" noWrap>
          {message || '100,000 rows, 30 columns'}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region preview */}
        <DataGridPro
          apiRef={apiRef}
          rows={meters}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['id'] } }}
          aria-label="Water meters, liters by hour"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
