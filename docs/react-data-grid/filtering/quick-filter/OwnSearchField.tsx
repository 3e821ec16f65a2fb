import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Departure {
  id: number;
  leaves: string;
  destination: string;
  via: string;
}

const columns: GridColDef<Departure>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'via', headerName: 'Via', flex: 1, minWidth: 130 },
];

const rows: Departure[] = [
  { id: 1, leaves: '10:04', destination: 'Harbor Street', via: 'Glass Works' },
  { id: 2, leaves: '10:20', destination: 'Upper Moor', via: 'Fern Halt' },
  { id: 3, leaves: '10:41', destination: 'Fern Halt', via: 'Glass Works' },
];

// #region preview
const slotProps: DataGridProps['slotProps'] = {
  toolbar: { showQuickFilter: false },
};

export default function OwnSearchField() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        size="small"
        type="search"
        label="Station"
        onChange={(event) =>
          apiRef.current?.setQuickFilterValues([event.target.value.trim()])
        }
        sx={{ mt: 1, mb: 2, width: 260, maxWidth: '100%' }}
      />
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          showToolbar
          aria-label="Departures, found by station"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
