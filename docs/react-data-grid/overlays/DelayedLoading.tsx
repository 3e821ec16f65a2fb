import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 120 },
  { field: 'litter', headerName: 'Litter (kg)', type: 'number', width: 120 },
];

const seasons = [
  [
    { id: 1, beach: 'Gull Point', litter: 86 },
    { id: 2, beach: 'Long Strand', litter: 152 },
  ],
  [
    { id: 3, beach: 'Old Harbor', litter: 47 },
    { id: 4, beach: 'Reed Bay', litter: 63 },
  ],
];

// #region preview
/** Returns true once loading has lasted long enough to be shown. */
function useDelayed(isLoading: boolean, milliseconds: number) {
  const [isLate, setIsLate] = React.useState(false);
  React.useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading, milliseconds]);
  return isLoading && isLate;
}
// #endregion preview

export default function DelayedLoading() {
  const [season, setSeason] = React.useState(0);
  const [duration, setDuration] = React.useState<number>();
  const isLoading = duration !== undefined;
  const isShown = useDelayed(isLoading, 300);

  // Simulates a request of that duration.
  React.useEffect(() => {
    if (duration === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setSeason((current) => 1 - current);
      setDuration(undefined);
    }, duration);
    return () => clearTimeout(timer);
  }, [duration]);

  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          disabled={isLoading}
          onClick={() => setDuration(150)}
        >
          Quick request
        </Button>
        <Button
          variant="outlined"
          disabled={isLoading}
          onClick={() => setDuration(2000)}
        >
          Slow request
        </Button>
      </Stack>
      <Box sx={{ height: 200 }}>
        <DataGrid
          rows={seasons[season]}
          columns={columns}
          loading={isShown}
          hideFooter
          aria-label="Cleanups of a season"
        />
      </Box>
    </Box>
  );
}
