import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Crate {
  id: string;
  holds: string;
  kilos: number;
}

const crates: Crate[] = [
  { id: 'C1', holds: 'Double basses', kilos: 186 },
  { id: 'C2', holds: 'Harp', kilos: 74 },
  { id: 'C3', holds: 'Timpani', kilos: 158 },
  { id: 'C4', holds: 'Music stands', kilos: 120 },
];

const columns: GridColDef<Crate>[] = [
  { field: 'id', headerName: 'Crate', width: 80 },
  { field: 'holds', headerName: 'Holds', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

// #region preview
const LIMIT = 400;

function WeightFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const kilos = React.useMemo(
    () => [...selected.values()].reduce((sum, crate) => sum + crate.kilos, 0),
    [selected],
  );

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Box
        role="status"
        sx={{ px: 2, py: 1, color: kilos > LIMIT ? 'error.main' : undefined }}
      >
        {kilos} of {LIMIT} kg{kilos > LIMIT && ': too heavy for one van'}
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: WeightFooter };
// #endregion preview

export default function CrateWeight() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Crates for the tour"
        rows={crates}
        columns={columns}
        checkboxSelection
        slots={slots}
      />
    </Box>
  );
}
