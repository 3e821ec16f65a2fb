import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Found {
  id: number;
  item: string;
  place: string;
  day: string;
  isClaimed: boolean;
}

const rows: Found[] = [
  {
    id: 1,
    item: 'Umbrella, green',
    place: 'Tram 4',
    day: 'May 2',
    isClaimed: false,
  },
  { id: 2, item: 'Violin case', place: 'Central', day: 'May 2', isClaimed: true },
  { id: 3, item: 'Bag with books', place: 'Bus 61', day: 'May 3', isClaimed: false },
  { id: 4, item: 'Single glove', place: 'Zoo stop', day: 'May 5', isClaimed: false },
];

const columns: GridColDef<Found>[] = [
  { field: 'item', headerName: 'Item' },
  { field: 'place', headerName: 'Found in' },
  { field: 'day', headerName: 'Day' },
  { field: 'isClaimed', headerName: 'Claimed', type: 'boolean' },
];

// #region preview
function FoundEntry({ row }: GridRenderCellParams<Found>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 'medium' }}>
          {row.item}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {row.place}, {row.day}
        </Typography>
      </Box>
      {row.isClaimed && <Chip size="small" label="Claimed" />}
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Found> = {
  field: 'entry',
  display: 'flex',
  renderCell: (params) => <FoundEntry {...params} />,
};
// #endregion preview

export default function FoundItems() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        aria-label="Items in the lost property office"
        hideFooter
      />
    </Box>
  );
}
