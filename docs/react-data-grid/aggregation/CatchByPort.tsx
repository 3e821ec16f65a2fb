import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

interface Catch {
  id: number;
  port: string;
  boat: string;
  kilos: number;
}

// #region preview
// The whole grid is a group, too: the one with depth -1.
const POSITIONS: Record<string, GetPosition> = {
  'Beside each port, total below': ({ depth }) =>
    depth === -1 ? 'footer' : 'inline',
  'Below each port, total below': () => 'footer',
  'Beside each port, no total': ({ depth }) => (depth === -1 ? null : 'inline'),
  'Total only': ({ depth }) => (depth === -1 ? 'footer' : null),
};
// #endregion preview

const names = Object.keys(POSITIONS);

const columns: GridColDef<Catch>[] = [
  { field: 'port', headerName: 'Port' },
  { field: 'boat', headerName: 'Boat' },
  { field: 'kilos', headerName: 'Catch (kg)', type: 'number', width: 110 },
];

const rows: Catch[] = [
  { id: 1, port: 'Ardvane', boat: 'Silver Tern', kilos: 4200 },
  { id: 2, port: 'Ardvane', boat: 'Northern Hope', kilos: 1850 },
  { id: 3, port: 'Skarsvik', boat: 'Marguerite', kilos: 960 },
  { id: 4, port: 'Skarsvik', boat: 'Old Faithful', kilos: 3100 },
  { id: 5, port: 'Skarsvik', boat: 'Isbjørn', kilos: 2740 },
];

const groupingColDef = {
  headerName: 'Port and boat',
  leafField: 'boat',
  flex: 1,
  minWidth: 190,
};

const initialState = {
  columns: { columnVisibilityModel: { port: false, boat: false } },
  rowGrouping: { model: ['port'] },
  aggregation: { model: { kilos: 'sum' } },
  sorting: { sortModel: [{ field: 'kilos', sort: 'desc' as const }] },
};

export default function CatchByPort() {
  const [name, setName] = React.useState(names[0] ?? '');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Totals"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ mb: 2, width: '100%', maxWidth: 300 }}
      >
        {names.map((position) => (
          <MenuItem key={position} value={position}>
            {position}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 474 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          getAggregationPosition={POSITIONS[name]}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          aria-label="Catch by port"
          hideFooter
        />
      </Box>
    </Box>
  );
}
