import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const FAMILIES = ['Strings', 'Brass', 'Woodwinds'];

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', width: 115 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: FAMILIES,
    width: 120,
  },
  {
    field: 'year',
    headerName: 'Built',
    type: 'number',
    // 1968 instead of 1,968
    valueFormatter: (year: number) => String(year),
    width: 85,
  },
];

const rows = [
  { id: 1, instrument: 'Viola', family: 'Strings', year: 1968 },
  { id: 2, instrument: 'Trombone', family: 'Brass', year: 2004 },
  { id: 3, instrument: 'Bassoon', family: 'Woodwinds', year: 1987 },
  { id: 4, instrument: 'Cello', family: 'Strings', year: 2011 },
];

const NO_FILTER = { family: '', from: '' };

function ResultCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {count === 1 ? '1 instrument' : `${count} instruments`}
    </Typography>
  );
}

export default function FiltersOutside() {
  const [filter, setFilter] = React.useState(NO_FILTER);
  const { family, from } = filter;

  // #region preview
  // The community grid keeps one filter, so the second one is applied to the rows.
  const shownRows = React.useMemo(
    () => rows.filter(({ year }) => from === '' || year >= Number(from)),
    [from],
  );
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: family ? [{ field: 'family', operator: 'is', value: family }] : [],
    }),
    [family],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        <TextField
          select
          label="Family"
          size="small"
          value={family}
          onChange={(event) => setFilter({ ...filter, family: event.target.value })}
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="">All</MenuItem>
          {FAMILIES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Built from"
          type="number"
          size="small"
          value={from}
          onChange={(event) => setFilter({ ...filter, from: event.target.value })}
          sx={{ width: 112 }}
        />
        <Button onClick={() => setFilter(NO_FILTER)}>Clear</Button>
      </Box>
      <Box sx={{ height: 310 }}>
        <DataGrid
          rows={shownRows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          slots={{ footer: ResultCount }}
          aria-label="Instruments"
        />
      </Box>
    </Box>
  );
}
