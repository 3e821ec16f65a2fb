import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';

interface Book {
  id: number;
  mark: string;
  title: string;
  format: string;
}

// #region preview
const natural = new Intl.Collator('en', { numeric: true });
const formats = ['Octavo', 'Quarto', 'Folio'];

const byMark: GridComparatorFn<string> = (a, b) => natural.compare(a, b);
const bySize: GridComparatorFn<string> = (a, b) =>
  formats.indexOf(a) - formats.indexOf(b);

const columns: GridColDef<Book>[] = [
  { field: 'mark', headerName: 'Shelf mark', width: 130, sortComparator: byMark },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'format',
    headerName: 'Format',
    width: 120,
    type: 'singleSelect',
    valueOptions: formats,
    sortComparator: bySize,
  },
];
// #endregion preview

const rows: Book[] = [
  { id: 1, mark: 'QL 110.2', title: 'Moths of the Delta', format: 'Quarto' },
  { id: 2, mark: 'QL 9', title: 'On Snails', format: 'Octavo' },
  { id: 3, mark: 'QL 21', title: 'A Heron’s Year', format: 'Octavo' },
  { id: 4, mark: 'QL 110.12', title: 'Plates of Beetles', format: 'Folio' },
];

export default function ShelfMarks() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Books on the zoology shelf"
        hideFooter
      />
    </Box>
  );
}
