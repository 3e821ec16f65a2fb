import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  altitude: number;
  opens: Date;
  staffed: boolean;
  company: string;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 120 },
  {
    field: 'opens',
    headerName: 'Opens',
    type: 'date',
    width: 120,
    valueFormatter: (day: Date) =>
      day.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
  },
  { field: 'staffed', headerName: 'Staffed', type: 'boolean', width: 90 },
  {
    field: 'company',
    headerName: 'Run by',
    type: 'singleSelect',
    valueOptions: [
      { value: 'ac', label: 'Alpine club' },
      { value: 'fp', label: 'Forest park' },
    ],
    width: 120,
  },
];

const rows: Hut[] = [
  {
    id: 'H1',
    hut: 'Stone Bridge',
    altitude: 1905,
    opens: new Date(2026, 4, 16),
    staffed: true,
    company: 'fp',
  },
  {
    id: 'H2',
    hut: 'Marmot Flat',
    altitude: 2190,
    opens: new Date(2026, 5, 20),
    staffed: true,
    company: 'ac',
  },
  {
    id: 'H3',
    hut: 'Windgap 190',
    altitude: 2640,
    opens: new Date(2026, 5, 27),
    staffed: false,
    company: 'ac',
  },
];

const searches = ['190', '1905', 'jun', 'alpine', 'yes', 'gap jun'];

export default function WhatMatches() {
  // #region preview
  const [search, setSearch] = React.useState('jun');

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: search.split(' ') }),
    [search],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Searches to try"
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {searches.map((text) => (
          <Chip
            key={text}
            label={text}
            color={text === search ? 'primary' : 'default'}
            aria-pressed={text === search}
            onClick={() => setSearch(text)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          aria-label="Huts that match a search"
          hideFooter
        />
      </Box>
    </Box>
  );
}
