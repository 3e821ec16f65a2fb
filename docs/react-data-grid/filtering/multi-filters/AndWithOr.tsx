import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  trail: string;
  region: string;
  length: number;
  ascent: number;
}

// #region preview
// ascent < 300 OR (length < 12 AND ascent < 1000), as one condition
const isEasy: GridFilterOperator<Trail, string> = {
  value: 'isEasy',
  label: 'is easy',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_value, row) =>
    row.ascent < 300 || (row.length < 12 && row.ascent < 1000),
};

const columns: GridColDef<Trail>[] = [
  {
    field: 'trail',
    headerName: 'Trail',
    flex: 1,
    minWidth: 140,
    filterOperators: [...getGridStringOperators(), isEasy],
  },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: ['Arn', 'Coast', 'Lakes'],
    width: 120,
  },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'ascent', headerName: 'Ascent (m)', type: 'number', width: 120 },
];

// (region = Arn OR region = Coast) AND is easy
const easyInArnOrCoast: GridFilterModel = {
  items: [
    { id: 1, field: 'region', operator: 'isAnyOf', value: ['Arn', 'Coast'] },
    { id: 2, field: 'trail', operator: 'isEasy' },
  ],
};
// #endregion preview

const allTrails: GridFilterModel = { items: [] };

const rows: Trail[] = [
  { id: 1, trail: 'Heron Loop', region: 'Lakes', length: 8, ascent: 120 },
  { id: 2, trail: 'Two Passes', region: 'Arn', length: 19, ascent: 1450 },
  { id: 3, trail: 'Mill Path', region: 'Lakes', length: 5, ascent: 60 },
  { id: 4, trail: 'Eagle Ridge', region: 'Arn', length: 11, ascent: 890 },
  { id: 5, trail: 'Old Railway', region: 'Coast', length: 24, ascent: 210 },
];

export default function AndWithOr() {
  const [filterModel, setFilterModel] = React.useState(easyInArnOrCoast);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Chip
          label="Easy, Arn or Coast"
          onClick={() => setFilterModel(easyInArnOrCoast)}
        />
        <Chip label="All trails" onClick={() => setFilterModel(allTrails)} />
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          aria-label="Easy trails in some regions"
          hideFooter
        />
      </Box>
    </Box>
  );
}
