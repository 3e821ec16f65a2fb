import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'buoy', headerName: 'Buoy', flex: 1, minWidth: 120 },
  { field: 'wave', headerName: 'Wave (m)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120 },
  { field: 'water', headerName: 'Water (°C)', type: 'number', width: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

const rows = Array.from({ length: 80 }, (_, at) => ({
  id: at + 1,
  buoy: `Buoy ${at + 1}`,
  wave: ((at * 17) % 45) / 10,
  wind: (at * 11) % 22,
  water: ((at * 5) % 60) / 10 + 8,
  battery: 100 - ((at * 7) % 60),
}));

// #region preview
interface BuoysProps {
  position: { top: number; left: number };
  onOpen: (position: BuoysProps['position']) => void;
}

function Buoys({ position, onOpen }: BuoysProps) {
  const apiRef = useGridApiRef();
  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{ scroll: position }}
      onRowDoubleClick={() => {
        const { top, left } = apiRef.current!.getScrollPosition();
        // From right to left, the browser counts to the left with negative numbers.
        onOpen({ top, left: Math.abs(left) });
      }}
      hideFooter
      aria-label="Buoys"
    />
  );
}
// #endregion preview

export default function RestoredPosition() {
  const [position, setPosition] = React.useState({ top: 0, left: 0 });
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <Box sx={{ height: 320 }}>
      {isOpen ? (
        <Box sx={{ p: 2 }}>
          <Typography sx={{ mb: 2 }}>
            The page of a buoy. The list was at {Math.round(position.top)} px.
          </Typography>
          <Button variant="outlined" onClick={() => setIsOpen(false)}>
            Back to the list
          </Button>
        </Box>
      ) : (
        <Buoys
          position={position}
          onOpen={(next) => {
            setPosition(next);
            setIsOpen(true);
          }}
        />
      )}
    </Box>
  );
}
