import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns';
import { tickets, type Ticket } from './tickets';

// #region preview
function DoneCell({
  value = 0,
  formattedValue,
}: GridRenderCellParams<Ticket, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label="Work done"
        sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
      />
      <span>{formattedValue}</span>
    </Box>
  );
}
// #endregion preview

const columns: GridColDef<Ticket>[] = [
  ...ticketColumns,
  {
    field: 'done',
    headerName: 'Done',
    width: 180,
    display: 'flex',
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
    renderCell: (params) => <DoneCell {...params} />,
  },
];

export default function RenderedCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        aria-label="Progress of repairs"
        hideFooter
      />
    </Box>
  );
}
