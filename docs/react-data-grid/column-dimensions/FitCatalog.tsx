import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';

interface Piece {
  id: string;
  object: string;
  donor: string;
  condition: string;
}

const columns: GridColDef<Piece>[] = [
  { field: 'id', headerName: 'Inventory number', width: 110 },
  { field: 'object', headerName: 'Object', width: 110 },
  { field: 'donor', headerName: 'Donor', width: 110 },
  { field: 'condition', headerName: 'State of repair', width: 110 },
];

const rows: Piece[] = [
  {
    id: 'M 12',
    object: 'Copper kettle',
    donor: 'Estate of O. Hale',
    condition: 'Good',
  },
  { id: 'M 13', object: 'Butter churn', donor: 'Dairy guild', condition: 'Worn' },
  { id: 'M 27', object: 'Spinning wheel', donor: 'Ada Lindholm', condition: 'Good' },
  {
    id: 'M 28',
    object: 'Fragment of a painted cupboard door, thought to be from the parsonage',
    donor: 'Unknown',
    condition: 'Poor',
  },
  { id: 'M 31', object: 'Milk can', donor: 'Dairy guild', condition: 'Good' },
  { id: 'M 40', object: 'Sieve', donor: 'Ada Lindholm', condition: 'Worn' },
  {
    id: 'M 44',
    object: 'Bread trough',
    donor: 'Bakers of the town',
    condition: 'Good',
  },
  {
    id: 'M 45',
    object: 'Cake mold',
    donor: 'Bakers of the town',
    condition: 'Good',
  },
];

const SWITCHES = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function FitCatalog() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<GridAutosizeOptions>({
    includeHeaders: true,
    includeOutliers: false,
    outliersFactor: 1.5,
    expand: false,
  });

  // #region preview
  const fit = async (change: GridAutosizeOptions) => {
    const next = { ...options, ...change };
    setOptions(next);
    await apiRef.current?.autosizeColumns(next);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={options[name]}
                onChange={(_, checked) => void fit({ [name]: checked })}
              />
            }
            label={name}
          />
        ))}
        <TextField
          select
          size="small"
          label="outliersFactor"
          value={options.outliersFactor}
          onChange={(event) =>
            void fit({ outliersFactor: Number(event.target.value) })
          }
          sx={{ width: 140 }}
        >
          {[0, 1.5, 50].map((factor) => (
            <MenuItem key={factor} value={factor}>
              {factor}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="columns"
          value={options.columns ? 'object' : 'all'}
          onChange={(event) =>
            void fit({
              columns: event.target.value === 'all' ? undefined : ['object'],
            })
          }
          sx={{ width: 140 }}
        >
          <MenuItem value="all">All</MenuItem>
          <MenuItem value="object">Object</MenuItem>
        </TextField>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          aria-label="Inventory of a village museum"
          hideFooter
        />
      </Box>
    </Box>
  );
}
