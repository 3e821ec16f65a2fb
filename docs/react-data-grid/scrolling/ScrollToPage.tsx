import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Sample', width: 110 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'nitrate', headerName: 'Nitrate (mg/L)', type: 'number', width: 140 },
];

const rivers = ['Alder', 'Brenn', 'Corve', 'Dunlow'];
const rows = Array.from({ length: 150 }, (_, at) => ({
  id: `S${String(at + 1).padStart(3, '0')}`,
  river: rivers[at % rivers.length],
  nitrate: ((at * 13) % 90) / 10 + 1,
}));

export default function ScrollToPage() {
  const apiRef = useGridApiRef();
  const [wanted, setWanted] = React.useState('S118');
  const [message, setMessage] = React.useState('');

  // #region preview
  const goTo = (id: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex < 0) {
      setMessage(`There is no sample ${id}.`);
      return;
    }
    api.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    // The new page has to be rendered before the grid can scroll on it.
    requestAnimationFrame(() => {
      api.scrollToIndexes({ rowIndex });
      api.selectRow(id, true, true);
    });
    setMessage(`Sample ${id} is selected.`);
  };
  // #endregion preview

  return (
    <Box>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        sx={{ mb: 1 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          goTo(wanted.trim().toUpperCase());
        }}
      >
        <TextField
          size="small"
          label="Sample"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Find
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[25]}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          aria-label="Water samples"
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Box>
    </Box>
  );
}
