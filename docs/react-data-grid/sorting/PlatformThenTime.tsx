import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type DataGridProps,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid';

interface Departure {
  id: number;
  platform: number;
  leaves: string;
  destination: string;
}

// #region preview
function getLeaves({ api, id }: GridSortCellParams): string {
  return api.getRow(id)?.leaves ?? '';
}

const byPlatform: GridColDef<Departure>['getSortComparator'] =
  (direction) => (a, b, cellA, cellB) => {
    const order = gridNumberComparator(a, b, cellA, cellB);
    if (order !== 0) {
      return direction === 'desc' ? -order : order;
    }
    return getLeaves(cellA).localeCompare(getLeaves(cellB));
  };
// #endregion preview

const columns: GridColDef<Departure>[] = [
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'number',
    width: 110,
    getSortComparator: byPlatform,
  },
  { field: 'leaves', headerName: 'Leaves', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
];

const rows: Departure[] = [
  { id: 1, platform: 2, leaves: '09:40', destination: 'Port Almere' },
  { id: 2, platform: 1, leaves: '09:25', destination: 'Brannock' },
  { id: 3, platform: 2, leaves: '08:55', destination: 'Vesper Hill' },
  { id: 4, platform: 1, leaves: '08:10', destination: 'Kessel Junction' },
  { id: 5, platform: 2, leaves: '09:12', destination: 'Brannock' },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'platform', sort: 'desc' }] },
};

export default function PlatformThenTime() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        aria-label="Departures by platform"
        hideFooter
      />
    </Box>
  );
}
