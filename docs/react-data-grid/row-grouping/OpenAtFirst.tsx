import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';

interface Deposit {
  id: number;
  continent: string;
  country: string;
  mineral: string;
  mine: string;
}

const columns: GridColDef<Deposit>[] = [
  { field: 'continent', headerName: 'Continent', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'mine', headerName: 'Mine', width: 140 },
  { field: 'mineral', headerName: 'Mineral', width: 130 },
];

const rows: Deposit[] = [
  {
    id: 1,
    continent: 'Africa',
    country: 'Namibia',
    mine: 'Otavi Deep',
    mineral: 'Dioptase',
  },
  {
    id: 2,
    continent: 'Africa',
    country: 'Zambia',
    mine: 'Copper Hill',
    mineral: 'Malachite',
  },
  {
    id: 3,
    continent: 'Africa',
    country: 'Namibia',
    mine: 'Green Shaft',
    mineral: 'Fluorite',
  },
  {
    id: 4,
    continent: 'Europe',
    country: 'Norway',
    mine: 'Silver Fell',
    mineral: 'Silver',
  },
  {
    id: 5,
    continent: 'Europe',
    country: 'Romania',
    mine: 'Baia West',
    mineral: 'Stibnite',
  },
];

const initialState = {
  rowGrouping: { model: ['continent', 'country'] },
  columns: { columnVisibilityModel: { continent: false, country: false } },
};

// #region preview
const opensNamibia = (node: GridGroupNode) =>
  (node.groupingField === 'continent' && node.groupingKey === 'Africa') ||
  (node.groupingField === 'country' && node.groupingKey === 'Namibia');

const choices: Record<string, Partial<DataGridPremiumProps>> = {
  Nothing: { defaultGroupingExpansionDepth: 0 },
  'One level': { defaultGroupingExpansionDepth: 1 },
  'All levels': { defaultGroupingExpansionDepth: -1 },
  Namibia: { isGroupExpandedByDefault: opensNamibia },
};
// #endregion preview

export default function OpenAtFirst() {
  const [choice, setChoice] = React.useState('Namibia');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="What is open at first"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ width: 220, mt: 1, mb: 1 }}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 420 }}>
        {/* A new key remounts the grid: it reads the props when it creates groups. */}
        <DataGridPremium
          key={choice}
          rows={rows}
          columns={columns}
          initialState={initialState}
          {...choices[choice]}
          aria-label="Mineral deposits by continent and country"
          hideFooter
        />
      </Box>
    </Box>
  );
}
