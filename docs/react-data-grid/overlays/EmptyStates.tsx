import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 120 },
  { field: 'litter', headerName: 'Litter (kg)', type: 'number', width: 150 },
];

const cleanups = [
  { id: 1, beach: 'Gull Point', litter: 86 },
  { id: 2, beach: 'Long Strand', litter: 152 },
];

const AddContext = React.createContext<() => void>(() => {});

// #region preview
function NoCleanups() {
  const onAdd = React.useContext(AddContext);
  return (
    <GridOverlay>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography>No cleanup has been planned yet.</Typography>
        <Button variant="contained" onClick={onAdd}>
          Plan cleanups
        </Button>
      </Stack>
    </GridOverlay>
  );
}

function NoMatches() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography>No cleanup matches the filters.</Typography>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setFilterModel({ items: [] })}
        >
          Clear filters
        </Button>
      </Stack>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoCleanups, noResultsOverlay: NoMatches };
// #endregion preview

export default function EmptyStates() {
  const [rows, setRows] = React.useState<typeof cleanups>([]);
  const add = React.useCallback(() => setRows(cleanups), []);

  return (
    <AddContext.Provider value={add}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'litter', operator: '>', value: '500' }],
              },
            },
          }}
          hideFooter
          aria-label="Planned cleanups"
        />
      </Box>
    </AddContext.Provider>
  );
}
