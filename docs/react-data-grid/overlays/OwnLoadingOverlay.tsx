import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridLoadingOverlayProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    /** Part of the file that has been read, in percent. */
    progress?: number;
  }
}

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
];

const counts = [
  { id: 1, item: 'Bottle', pieces: 212 },
  { id: 2, item: 'Rope', pieces: 85 },
  { id: 3, item: 'Net', pieces: 31 },
];

// #region preview
function ImportOverlay({
  progress = 0,
}: GridLoadingOverlayProps & { progress?: number }) {
  return (
    <GridOverlay>
      <Box sx={{ width: 240 }}>
        <Typography variant="body2" gutterBottom>
          Reading the file: {progress}%
        </Typography>
        <LinearProgress
          variant="determinate"
          value={progress}
          aria-label="Reading the file"
        />
      </Box>
    </GridOverlay>
  );
}

const slots = { loadingOverlay: ImportOverlay };
// #endregion preview

export default function OwnLoadingOverlay() {
  const [progress, setProgress] = React.useState(100);
  const isReading = progress < 100;

  React.useEffect(() => {
    if (!isReading) {
      return undefined;
    }
    const timer = setInterval(
      () => setProgress((current) => Math.min(current + 20, 100)),
      400,
    );
    return () => clearInterval(timer);
  }, [isReading]);

  return (
    <Box>
      <Button
        variant="outlined"
        disabled={isReading}
        onClick={() => setProgress(0)}
        sx={{ mb: 1 }}
      >
        Import again
      </Button>
      <Box sx={{ height: 240 }}>
        <DataGrid
          rows={isReading ? [] : counts}
          columns={columns}
          loading={isReading}
          slots={slots}
          slotProps={{
            // Your own component: without a skeleton’s layout.
            loadingOverlay: { progress, noRowsVariant: 'circular-progress' },
          }}
          hideFooter
          aria-label="Litter by item"
        />
      </Box>
    </Box>
  );
}
