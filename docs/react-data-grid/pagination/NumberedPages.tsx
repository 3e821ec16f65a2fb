import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createPeople } from '@site/sample-data/people';
import { createRandom } from '@site/sample-data/random';

const rows = createPeople(60, createRandom(317)).map((person, index) => ({
  id: index + 1,
  name: person.name,
  wave: `Wave ${1 + Math.floor(index / 12)}`,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Bib', width: 70 },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'wave', headerName: 'Start', width: 90 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

// #region preview
function NumberedPager() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      siblingCount={0}
      page={page + 1}
      count={pageCount}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      aria-label="Pages of the start list"
    />
  );
}

const slots = { pagination: NumberedPager };
// #endregion preview

export default function NumberedPages() {
  return (
    <Box sx={{ height: 294, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        pageSizeOptions={[5]}
        density="compact"
        aria-label="Start list by wave"
        hideFooterSelectedRowCount
      />
    </Box>
  );
}
