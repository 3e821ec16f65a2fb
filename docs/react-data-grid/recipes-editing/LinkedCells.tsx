import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Client = 'Fjord Lines' | 'Glass Museum' | 'Alpe Dairy';

interface Job {
  id: string;
  client: Client;
  contact: string | null;
  words: number;
  centsPerWord: number;
}

const contacts: Record<Client, string[]> = {
  'Fjord Lines': ['Kari Moen', 'Lars Vik'],
  'Glass Museum': ['Ada Fenn', 'Tom Reyes'],
  'Alpe Dairy': ['Bruno Keller', 'Chiara Conti'],
};

const columns: GridColDef<Job>[] = [
  // #region preview
  {
    field: 'client',
    headerName: 'Client',
    type: 'singleSelect',
    valueOptions: Object.keys(contacts),
    valueSetter: (client: Client, row) =>
      client === row.client ? row : { ...row, client, contact: null },
    flex: 1,
    minWidth: 125,
    editable: true,
  },
  {
    field: 'contact',
    headerName: 'Contact',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? contacts[row.client] : Object.values(contacts).flat(),
    flex: 1,
    minWidth: 125,
    editable: true,
  },
  // #endregion preview
  {
    field: 'words',
    headerName: 'Words',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'fee',
    headerName: 'Fee (€)',
    type: 'number',
    width: 90,
    editable: true,
    valueGetter: (_, row) => (row.words * row.centsPerWord) / 100,
    valueSetter: (fee: number | null, row) => ({
      ...row,
      centsPerWord: row.words > 0 ? ((fee ?? 0) * 100) / row.words : 0,
    }),
  },
];

const rows: Job[] = [
  {
    id: 'T-301',
    client: 'Fjord Lines',
    contact: 'Lars Vik',
    words: 2000,
    centsPerWord: 14,
  },
  {
    id: 'T-302',
    client: 'Alpe Dairy',
    contact: 'Chiara Conti',
    words: 6400,
    centsPerWord: 11,
  },
  {
    id: 'T-303',
    client: 'Glass Museum',
    contact: 'Ada Fenn',
    words: 900,
    centsPerWord: 15,
  },
];

export default function LinkedCells() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Translation jobs with linked cells"
        hideFooter
      />
    </Box>
  );
}
