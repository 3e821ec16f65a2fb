import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  language: string;
  pages: number;
  acquired: Date;
  onLoan: boolean;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 130 },
  {
    field: 'language',
    headerName: 'Language',
    type: 'singleSelect',
    valueOptions: ['Basque', 'Catalan', 'Galician'],
    width: 110,
  },
  { field: 'acquired', headerName: 'Acquired', type: 'date', width: 120 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100 },
];

const rows: Book[] = [
  {
    id: 1,
    title: 'The Cork Harvest',
    language: 'Catalan',
    pages: 212,
    acquired: new Date(2024, 8, 3),
    onLoan: true,
  },
  {
    id: 2,
    title: 'Songs of the Estuary',
    language: 'Galician',
    pages: 148,
    acquired: new Date(2025, 1, 17),
    onLoan: false,
  },
  {
    id: 3,
    title: 'A House of Slate',
    language: 'Basque',
    pages: 396,
    acquired: new Date(2025, 4, 29),
    onLoan: false,
  },
  {
    id: 4,
    title: 'Rain on the Harbor',
    language: 'Galician',
    pages: 305,
    acquired: new Date(2026, 0, 12),
    onLoan: true,
  },
  {
    id: 5,
    title: 'Nets and Knots',
    language: 'Basque',
    pages: 88,
    acquired: new Date(2023, 10, 8),
    onLoan: false,
  },
];

// #region preview
const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'pages', operator: '>', value: 150 }] },
  },
};
// #endregion preview

export default function CatalogFilter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Books with more than 150 pages"
        hideFooter
      />
    </Box>
  );
}
