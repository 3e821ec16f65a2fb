import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef[] = [
  { field: 'wheel', headerName: 'Wheel', width: 110 },
  ...days.map((day) => ({ field: day, headerName: day, flex: 1, minWidth: 80 })),
];

const rows = [
  { id: 1, wheel: 'Wheel 1', Mon: 'Ada', Tue: 'Ada', Wed: '', Thu: 'Leo', Fri: '' },
  {
    id: 2,
    wheel: 'Wheel 2',
    Mon: '',
    Tue: 'Noor',
    Wed: 'Noor',
    Thu: '',
    Fri: 'Ivo',
  },
  { id: 3, wheel: 'Wheel 3', Mon: 'Ivo', Tue: '', Wed: '', Thu: 'Ada', Fri: '' },
];

/** The cells that nobody has booked. */
const freeCells: GridCellSelectionModel = Object.fromEntries(
  rows.map((row) => [
    row.id,
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value === '')
        .map(([field]) => [field, true]),
    ),
  ]),
);

export default function SelectFromCode() {
  const apiRef = useGridApiRef();
  // #region preview
  const [model, setModel] = React.useState<GridCellSelectionModel>({});

  const selectMiddle = () =>
    apiRef.current?.selectCellRange(
      { id: 1, field: 'Tue' },
      { id: 3, field: 'Thu' },
    );
  // #endregion preview

  return (
    <Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => setModel(freeCells)}>
          Free wheels
        </Button>
        <Button variant="outlined" onClick={selectMiddle}>
          Tuesday to Thursday
        </Button>
        <Button variant="outlined" onClick={() => setModel({})}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Bookings of the wheels"
        />
      </Box>
    </Box>
  );
}
