import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const natural = new Intl.Collator('en', { numeric: true });
const severities = ['cosmetic', 'audible', 'unplayable'];

// #region preview
const moneyColumn: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (cents: number | null) =>
    cents == null ? '' : euros.format(cents / 100),
};

const codeColumn: GridColTypeDef<string> = {
  width: 110,
  sortComparator: natural.compare,
};

const severityColumn: GridColTypeDef<string> = {
  width: 130,
  sortComparator: (a, b, ...cells) =>
    gridNumberComparator(severities.indexOf(a), severities.indexOf(b), ...cells),
};
// #endregion preview

interface Ticket {
  id: number;
  shelf: string;
  severity: string;
  laborCents: number | null;
  partsCents: number | null;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'shelf', headerName: 'Shelf', ...codeColumn },
  { field: 'severity', headerName: 'Severity', ...severityColumn },
  { field: 'laborCents', headerName: 'Labor', ...moneyColumn },
  { field: 'partsCents', headerName: 'Parts', ...moneyColumn, width: 140 },
];

const rows: Ticket[] = [
  {
    id: 1,
    shelf: 'B 10',
    severity: 'unplayable',
    laborCents: 98000,
    partsCents: 21500,
  },
  { id: 2, shelf: 'B 2', severity: 'cosmetic', laborCents: 19500, partsCents: null },
  { id: 3, shelf: 'A 7', severity: 'audible', laborCents: 41250, partsCents: 3890 },
  { id: 4, shelf: 'B 1', severity: 'audible', laborCents: 60125, partsCents: 8440 },
];

export default function OwnTypes() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'shelf', sort: 'asc' }] } }}
        aria-label="Repair tickets by shelf"
        hideFooter
      />
    </Box>
  );
}
