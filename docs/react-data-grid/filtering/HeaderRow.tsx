import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Language {
  id: string;
  language: string;
  family: string;
  speakers: number;
  written: boolean;
}

const columns: GridColDef<Language>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 150 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: ['Bantu', 'Quechuan', 'Uralic'],
    width: 150,
  },
  { field: 'speakers', headerName: 'Speakers', type: 'number', width: 140 },
  {
    field: 'written',
    headerName: 'Dictionary',
    type: 'boolean',
    width: 130,
    filterable: false,
  },
];

const rows: Language[] = [
  {
    id: 'sn',
    language: 'Shona',
    family: 'Bantu',
    speakers: 7_500_000,
    written: true,
  },
  {
    id: 'qu',
    language: 'Cusco Quechua',
    family: 'Quechuan',
    speakers: 1_500_000,
    written: true,
  },
  {
    id: 'vep',
    language: 'Veps',
    family: 'Uralic',
    speakers: 2_200,
    written: true,
  },
  {
    id: 'lga',
    language: 'Lungu',
    family: 'Bantu',
    speakers: 98_000,
    written: false,
  },
  {
    id: 'se',
    language: 'Northern Sami',
    family: 'Uralic',
    speakers: 26_000,
    written: true,
  },
];

// #region preview
const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ id: 1, field: 'speakers', operator: '<', value: 100_000 }],
    },
  },
};

export default function HeaderRow() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        headerFilters
        aria-label="Languages with a filter below each header"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
