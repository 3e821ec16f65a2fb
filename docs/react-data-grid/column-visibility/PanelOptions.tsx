import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridColumnsManagementProps,
} from '@mui/x-data-grid';

interface Bridge {
  id: string;
  name: string;
  river: string;
  opened: number;
  spans: number;
  load: number;
}

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', width: 150 },
  { field: 'river', headerName: 'River', width: 90 },
  {
    field: 'opened',
    headerName: 'Year opened',
    type: 'number',
    width: 120,
    valueFormatter: (year: number) => String(year),
  },
  { field: 'spans', headerName: 'Number of spans', type: 'number', width: 150 },
  { field: 'load', headerName: 'Load limit in t', type: 'number', width: 140 },
];

const rows: Bridge[] = [
  { id: 'B-1', name: 'Mill Bridge', river: 'Ash', opened: 1874, spans: 3, load: 12 },
  {
    id: 'B-2',
    name: 'Old Chain Bridge',
    river: 'Ash',
    opened: 1849,
    spans: 1,
    load: 3.5,
  },
  {
    id: 'B-3',
    name: 'Ferry Bridge',
    river: 'Alder',
    opened: 1998,
    spans: 5,
    load: 44,
  },
];

const SWITCHES = [
  'disableShowHideToggle',
  'disableResetButton',
  'autoFocusSearchField',
] as const;

export default function PanelOptions() {
  const [options, setOptions] = React.useState<GridColumnsManagementProps>({
    disableShowHideToggle: false,
    disableResetButton: false,
    autoFocusSearchField: true,
    toggleAllMode: 'all',
  });
  const change = (next: GridColumnsManagementProps) =>
    setOptions((current) => ({ ...current, ...next }));

  // #region preview
  const slotProps = React.useMemo(() => ({ columnsManagement: options }), [options]);
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
                onChange={(_, checked) => change({ [name]: checked })}
              />
            }
            label={name}
          />
        ))}
        <TextField
          select
          size="small"
          label="toggleAllMode"
          value={options.toggleAllMode}
          onChange={(event) =>
            change({ toggleAllMode: event.target.value as 'all' | 'filteredOnly' })
          }
          sx={{ width: 150 }}
        >
          <MenuItem value="all">all</MenuItem>
          <MenuItem value="filteredOnly">filteredOnly</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="sort"
          value={options.sort ?? 'none'}
          onChange={(event) =>
            change({
              sort:
                event.target.value === 'none'
                  ? undefined
                  : (event.target.value as 'asc' | 'desc'),
            })
          }
          sx={{ width: 120 }}
        >
          <MenuItem value="none">None</MenuItem>
          <MenuItem value="asc">asc</MenuItem>
          <MenuItem value="desc">desc</MenuItem>
        </TextField>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          showToolbar
          aria-label="Bridges of the district"
          hideFooter
        />
      </Box>
    </Box>
  );
}
