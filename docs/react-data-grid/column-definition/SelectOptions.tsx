import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type ValueOptions } from '@mui/x-data-grid';

interface Luthier {
  code: string;
  fullName: string;
}

interface Ticket {
  id: string;
  family: 'strings' | 'brass';
  luthier: string;
  job: string;
}

const luthiers: Luthier[] = [
  { code: 'HB', fullName: 'Hedda Bergstrøm' },
  { code: 'JO', fullName: 'Jomo Odhiambo' },
  { code: 'PK', fullName: 'Petra Kovač' },
];

const jobs = {
  strings: ['Bridge', 'Sound post', 'Open seam'],
  brass: ['Valve lapping', 'Dent removal', 'Lacquer'],
};

/** The grid also calls this with `''` and `undefined`, so accept both. */
const asLuthier = (option: ValueOptions | undefined) =>
  option && typeof option === 'object' ? (option as Luthier) : undefined;

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: [
      { value: 'strings', label: 'Strings' },
      { value: 'brass', label: 'Brass' },
    ],
    width: 110,
    editable: true,
  },
  // #region preview
  {
    field: 'luthier',
    headerName: 'Luthier',
    type: 'singleSelect',
    valueOptions: luthiers,
    getOptionValue: (option) => asLuthier(option)?.code ?? '',
    getOptionLabel: (option) => asLuthier(option)?.fullName ?? '',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
  {
    field: 'job',
    headerName: 'Job',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? jobs[row.family] : Object.values(jobs).flat()),
    width: 150,
    editable: true,
  },
  // #endregion preview
];

const rows: Ticket[] = [
  { id: 'R-1041', family: 'strings', luthier: 'HB', job: 'Open seam' },
  { id: 'R-1042', family: 'strings', luthier: 'PK', job: 'Sound post' },
  { id: 'R-1043', family: 'brass', luthier: 'JO', job: 'Valve lapping' },
  { id: 'R-1046', family: 'brass', luthier: 'HB', job: 'Dent removal' },
];

/** Clears the job if the new family doesn't offer it. */
function keepRow(updated: Ticket): Ticket {
  return jobs[updated.family].includes(updated.job)
    ? updated
    : { ...updated, job: '' };
}

export default function SelectOptions() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={keepRow}
        aria-label="Repair tickets with choices"
        hideFooter
      />
    </Box>
  );
}
