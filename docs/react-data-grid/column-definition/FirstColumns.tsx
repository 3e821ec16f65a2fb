import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  instrument: string;
  maker: string;
  hours: number;
}

// #region preview
const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'maker',
    headerName: 'Maker',
    description: 'The name on the label, or the closest attribution',
    flex: 1,
    minWidth: 150,
  },
  { field: 'hours', headerName: 'Bench hours', type: 'number', width: 120 },
];
// #endregion preview

const rows: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', maker: 'Mittenwald school', hours: 6.5 },
  { id: 'R-1042', instrument: 'Cello', maker: 'Unlabeled, Bohemian', hours: 14 },
  { id: 'R-1043', instrument: 'Flugelhorn', maker: 'Workshop of A. Reis', hours: 3 },
  { id: 'R-1044', instrument: 'Bass clarinet', maker: 'Noblet & Fils', hours: 9.25 },
  { id: 'R-1045', instrument: 'Viola', maker: 'M. Okafor, 1987', hours: 2 },
];

export default function FirstColumns() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Repair tickets"
        hideFooter
      />
    </Box>
  );
}
