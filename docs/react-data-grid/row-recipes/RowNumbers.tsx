import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

// #region preview
function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const numberColumn: GridColDef = {
  field: 'number',
  headerName: 'No.',
  width: 60,
  align: 'right',
  headerAlign: 'right',
  sortable: false,
  filterable: false,
  disableColumnMenu: true,
  renderCell: ({ id }) => <RowNumber id={id} />,
};
// #endregion preview

const columns: GridColDef[] = [
  numberColumn,
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows = [
  { id: 1, runner: 'Okafor', minutes: 48.2 },
  { id: 2, runner: 'Lindqvist', minutes: 44.9 },
  { id: 3, runner: 'Barros', minutes: 51.7 },
  { id: 4, runner: 'Yilmaz', minutes: 46.3 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] },
        }}
        aria-label="Runners with their places"
        hideFooter
      />
    </Box>
  );
}
