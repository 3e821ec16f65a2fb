import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

interface Station {
  id: string;
  place: string;
  sunshine: number;
}

const rows: Station[] = [
  { id: 'A', place: 'Lerwick', sunshine: 2.1 },
  { id: 'B', place: 'Shoeburyness', sunshine: 7.4 },
  { id: 'C', place: 'Camborne', sunshine: 5.9 },
  { id: 'D', place: 'Eskdalemuir', sunshine: 1.3 },
];

const columns: GridColDef<Station>[] = [
  { field: 'place', headerName: 'Station', width: 150, editable: true },
  { field: 'sunshine', headerName: 'Sunshine (h)', type: 'number', width: 140 },
];

// #region preview
const CALLS: Record<string, (api: GridApi) => unknown> = {
  "getRow('B')": (api) => api.getRow('B'),
  "getCellValue('B', 'place')": (api) => api.getCellValue('B', 'place'),
  'getRowsCount()': (api) => api.getRowsCount(),
  'getSortedRowIds()': (api) => api.getSortedRowIds(),
  'getSortModel()': (api) => api.getSortModel(),
  'getVisibleColumns().map(c => c.field)': (api) =>
    api.getVisibleColumns().map((column) => column.field),
  'getScrollPosition()': (api) => api.getScrollPosition(),
  "updateRows([{ id: 'D', sunshine: 3 }])": (api) =>
    api.updateRows([{ id: 'D', sunshine: 3 }]),
  "setColumnWidth('place', 220)": (api) => api.setColumnWidth('place', 220),
  "selectRow('C')": (api) => api.selectRow('C'),
  "startCellEditMode({ id: 'A', field: 'place' })": (api) =>
    api.startCellEditMode({ id: 'A', field: 'place' }),
  'showFilterPanel()': (api) => api.showFilterPanel(),
  'getDataAsCsv()': (api) => api.getDataAsCsv(),
};
// #endregion preview

const NAMES = Object.keys(CALLS);

export default function TryMethods() {
  const apiRef = useGridApiRef();
  const [name, setName] = React.useState(NAMES[0]!);
  const [output, setOutput] = React.useState('');

  const run = () => {
    const result = CALLS[name]!(apiRef.current!);
    setOutput(result === undefined ? 'undefined' : JSON.stringify(result, null, 1));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Sunshine of four stations, to call methods on"
        />
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <TextField
          select
          fullWidth
          size="small"
          label="apiRef.current."
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {NAMES.map((call) => (
            <MenuItem key={call} value={call}>
              {call}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={run}>
          Call
        </Button>
      </Stack>
      <Box
        component="pre"
        role="status"
        aria-label="Result"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          height: 112,
          overflow: 'auto',
          fontSize: 12,
          lineHeight: 1.4,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        {output || 'Nothing called yet'}
      </Box>
    </Box>
  );
}
