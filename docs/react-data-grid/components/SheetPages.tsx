import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Score {
  id: number;
  shelf: string;
  instrument: string;
  copies: number;
}

const instruments = ['Oboe', 'Bassoon', 'Trumpet', 'Viola'];

const scores: Score[] = Array.from({ length: 22 }, (_, index) => ({
  id: index + 1,
  shelf: `M ${index + 101}`,
  instrument: instruments[(index * 3) % 4]!,
  copies: 2 + ((index * 5) % 7),
}));

const columns: GridColDef<Score>[] = [
  { field: 'shelf', headerName: 'Shelf mark', width: 110 },
  { field: 'instrument', headerName: 'Part for', flex: 1, minWidth: 100 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

// #region preview
function PageButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of sheet music"
      size="small"
      siblingCount={0}
      count={count}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

const slots = { pagination: PageButtons };
// #endregion preview

const initialState = { pagination: { paginationModel: { pageSize: 3 } } };
const pageSizeOptions = [3];

export default function SheetPages() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Sheet music"
        rows={scores}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        disableRowSelectionOnClick
        slots={slots}
      />
    </Box>
  );
}
