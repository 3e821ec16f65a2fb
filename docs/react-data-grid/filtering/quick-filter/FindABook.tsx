import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  shelf: string;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (year: number) => String(year),
  },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
];

const rows: Book[] = [
  {
    id: 1,
    title: 'Tides and Timetables',
    author: 'Nora Lindqvist',
    year: 1998,
    shelf: 'Travel',
  },
  {
    id: 2,
    title: 'The Night Ferry',
    author: 'Omar Haddad',
    year: 2011,
    shelf: 'Novels',
  },
  {
    id: 3,
    title: 'Timetable for Two',
    author: 'Omar Haddad',
    year: 2019,
    shelf: 'Novels',
  },
  {
    id: 4,
    title: 'Walking the Ridge',
    author: 'Nora Lindqvist',
    year: 2011,
    shelf: 'Travel',
  },
];

// #region preview
const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['time', 'haddad'] },
  },
};

export default function FindABook() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Books with a search field"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
