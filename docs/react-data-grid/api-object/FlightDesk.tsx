import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  delay: number;
}

const CITIES = ['Antwerp', 'Bilbao', 'Debrecen', 'Edinburgh', 'Funchal', 'Hamburg'];

const rows: Flight[] = Array.from({ length: 60 }, (_, index) => ({
  id: `TR ${201 + index}`,
  to: CITIES[(index * 5) % CITIES.length]!,
  delay: index % 9 === 4 ? 20 + (index % 7) * 10 : 0,
}));

const delayed = rows.filter(({ delay }) => delay > 0);

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

export default function FlightDesk() {
  // #region preview
  const apiRef = useGridApiRef();

  const selectDelayed = () => {
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(delayed.map(({ id }) => id)),
    });
  };

  const goToFlight = () => {
    const id = 'TR 260';
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(id, 'id');
  };

  const worstFirst = () => apiRef.current?.sortColumn('delay', 'desc');
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={selectDelayed}>
          Select delayed flights
        </Button>
        <Button variant="outlined" onClick={worstFirst}>
          Worst first
        </Button>
        <Button variant="outlined" onClick={goToFlight}>
          Go to TR 260
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          aria-label="Departures that buttons act on"
        />
      </Box>
    </Box>
  );
}
