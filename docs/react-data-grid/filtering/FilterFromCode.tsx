import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Departure {
  id: number;
  leaves: string;
  destination: string;
  platform: number;
}

const columns: GridColDef<Departure>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

const rows: Departure[] = [
  { id: 1, leaves: '06:10', destination: 'Fern Halt', platform: 3 },
  { id: 2, leaves: '06:25', destination: 'Port Almere', platform: 1 },
  { id: 3, leaves: '06:40', destination: 'Fern Halt', platform: 2 },
  { id: 4, leaves: '07:05', destination: 'Port Almere', platform: 3 },
];

const readout = 'Press a button.';

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState(readout);

  // #region preview
  const show = (destination?: string) => {
    apiRef.current?.setFilterModel({
      items: destination
        ? [{ field: 'destination', operator: 'equals', value: destination }]
        : [],
    });
    const count = gridFilteredSortedRowIdsSelector(apiRef).length;
    setStatus(`${count} of ${rows.length} departures.`);
  };

  const askForPlatform = () => apiRef.current?.showFilterPanel('platform');
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => show('Fern Halt')}>
          To Fern Halt
        </Button>
        <Button size="small" variant="outlined" onClick={() => show()}>
          All
        </Button>
        <Button size="small" variant="outlined" onClick={askForPlatform}>
          Filter by platform…
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {status}
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Morning departures"
          hideFooter
        />
      </Box>
    </Box>
  );
}
