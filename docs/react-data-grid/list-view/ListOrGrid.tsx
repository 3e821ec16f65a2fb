import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';

interface Found {
  id: number;
  item: string;
  place: string;
  day: string;
}

const rows: Found[] = [
  { id: 1, item: 'Umbrella, green', place: 'Tram 4', day: 'May 2' },
  { id: 2, item: 'Violin case', place: 'Central', day: 'May 2' },
  { id: 3, item: 'Bag with books', place: 'Bus 61', day: 'May 3' },
];

const columns: GridColDef<Found>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'place', headerName: 'Found in', width: 140 },
  { field: 'day', headerName: 'Day', width: 100 },
];

const listViewColumn: GridListViewColDef<Found> = {
  field: 'entry',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body2">{row.item}</Typography>
      <Typography variant="caption" color="text.secondary">
        {row.place}, {row.day}
      </Typography>
    </div>
  ),
};

type View = 'auto' | 'list' | 'grid';

export default function ListOrGrid() {
  // #region preview
  const [view, setView] = React.useState<View>('auto');
  const isPhone = useMediaQuery('(max-width: 600px)');
  const isList = view === 'auto' ? isPhone : view === 'list';
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_, value: View | null) => setView(value ?? view)}
        aria-label="View"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="auto">Auto</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="grid">Grid</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 252 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          listView={isList}
          listViewColumn={listViewColumn}
          rowHeight={isList ? 64 : undefined}
          aria-label="Items, as a list or as a grid"
          hideFooter
        />
      </Box>
    </Box>
  );
}
