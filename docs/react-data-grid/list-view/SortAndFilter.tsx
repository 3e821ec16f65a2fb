import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterModel,
  type GridListViewColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

interface Found {
  id: number;
  item: string;
  place: string;
  day: number;
}

const rows: Found[] = [
  { id: 1, item: 'Umbrella, green', place: 'Tram 4', day: 2 },
  { id: 2, item: 'Violin case', place: 'Central', day: 2 },
  { id: 3, item: 'Bag with books', place: 'Bus 61', day: 3 },
  { id: 4, item: 'Single glove', place: 'Zoo stop', day: 5 },
  { id: 5, item: 'Umbrella, black', place: 'Bus 61', day: 6 },
];

const columns: GridColDef<Found>[] = [
  { field: 'item', headerName: 'Item' },
  { field: 'place', headerName: 'Found in' },
  { field: 'day', headerName: 'Day', type: 'number' },
];

const listViewColumn: GridListViewColDef<Found> = {
  field: 'entry',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body2">{row.item}</Typography>
      <Typography variant="caption" color="text.secondary">
        {row.place}, May {row.day}
      </Typography>
    </div>
  ),
};

export default function SortAndFilter() {
  // #region preview
  const [text, setText] = React.useState('');
  const [order, setOrder] = React.useState<'day' | 'item'>('day');

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: text.split(' ').filter(Boolean) }),
    [text],
  );
  const sortModel = React.useMemo<GridSortModel>(
    () => [{ field: order, sort: order === 'day' ? 'desc' : 'asc' }],
    [order],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <TextField
          size="small"
          type="search"
          label="Search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1 }}
        />
        <TextField
          select
          size="small"
          label="Order"
          value={order}
          onChange={(event) => setOrder(event.target.value as 'day' | 'item')}
          sx={{ width: 130 }}
        >
          <MenuItem value="day">Latest</MenuItem>
          <MenuItem value="item">Item, A–Z</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ height: 260 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          rowHeight={64}
          filterModel={filterModel}
          sortModel={sortModel}
          aria-label="Items that can be searched and sorted"
          hideFooter
        />
      </Box>
    </Box>
  );
}
