import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Language {
  id: string;
  language: string;
  speakers: number;
  notes: string;
}

// #region preview
const columns: GridColDef<Language>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 120 },
  {
    field: 'speakers',
    headerName: 'Speakers',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: (search: string) => {
      const [, sign, number] = /^([<>])(\d+)$/.exec(search) ?? [];
      if (!sign) {
        return null;
      }
      return (speakers: number) =>
        sign === '<' ? speakers < Number(number) : speakers > Number(number);
    },
  },
  {
    field: 'notes',
    headerName: 'Internal notes',
    flex: 1,
    minWidth: 150,
    getApplyQuickFilterFn: () => null,
  },
];
// #endregion preview

const rows: Language[] = [
  {
    id: 'fo',
    language: 'Faroese',
    speakers: 69_000,
    notes: 'Ask the Icelandic desk',
  },
  {
    id: 'is',
    language: 'Icelandic',
    speakers: 330_000,
    notes: 'Dictionary on loan',
  },
  {
    id: 'se',
    language: 'Northern Sami',
    speakers: 26_000,
    notes: 'Faroese scans too',
  },
  { id: 'mt', language: 'Maltese', speakers: 570_000, notes: 'Complete' },
];

const initialState: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [], quickFilterValues: ['>100000'] } },
};

export default function SearchColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Languages, found by name or number of speakers"
        hideFooter
      />
    </Box>
  );
}
