import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createPeople } from '@site/sample-data/people';
import { createRandom } from '@site/sample-data/random';

const random = createRandom(880);
const bibs = random.shuffle(Array.from({ length: 120 }, (_bib, index) => index + 1));

const rows = createPeople(120, random).map((person, index) => ({
  id: bibs[index] ?? 0,
  name: person.name,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Bib', width: 80 },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 150 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
const noRow: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function FindABib() {
  const apiRef = useGridApiRef();
  const [bib, setBib] = React.useState('77');
  const [found, setFound] = React.useState(noRow);
  const [result, setResult] = React.useState('Sort the list, then look again.');

  // #region preview
  const goToBib = () => {
    const id = Number(bib);
    const index = gridFilteredSortedRowIdsSelector(apiRef).indexOf(id);
    if (index === -1) {
      setResult('No runner has this bib.');
      return;
    }
    const page = Math.floor(index / gridPageSizeSelector(apiRef));
    apiRef.current?.setPage(page);
    setFound({ type: 'include', ids: new Set([id]) });
    setResult(`Bib ${bib} is on page ${page + 1}.`);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 1.5 }}>
        <TextField
          size="small"
          label="Bib"
          value={bib}
          onChange={(event) => setBib(event.target.value)}
          sx={{ width: 100 }}
        />
        <Button variant="outlined" onClick={goToBib}>
          Go to bib
        </Button>
      </Stack>
      <Box sx={{ height: 294 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
          density="compact"
          rowSelectionModel={found}
          onRowSelectionModelChange={setFound}
          aria-label="Start list"
          hideFooterSelectedRowCount
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {result}
      </Typography>
    </Box>
  );
}
