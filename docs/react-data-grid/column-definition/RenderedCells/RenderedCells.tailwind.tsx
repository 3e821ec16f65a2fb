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
    <div className="flex w-full items-center gap-2">
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label="Work done"
        className="h-[6px] grow rounded-full"
      />
      <span>{formattedValue}</span>
    </div>
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
    <div className="h-[320px] w-full">
      <DataGrid
        rows={tickets}
        columns={columns}
        aria-label="Progress of repairs"
        hideFooter
      />
    </div>
  );
}
