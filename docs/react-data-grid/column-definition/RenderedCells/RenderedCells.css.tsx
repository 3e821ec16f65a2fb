import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { ticketColumns } from './ticketColumns';
import { tickets, type Ticket } from './tickets';
import styles from './RenderedCells.module.css';

// #region preview
function DoneCell({
  value = 0,
  formattedValue,
}: GridRenderCellParams<Ticket, number>) {
  return (
    <div className={styles.done}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label="Work done"
        className={styles.bar}
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
    <div className={styles.root}>
      <DataGrid
        rows={tickets}
        columns={columns}
        aria-label="Progress of repairs"
        hideFooter
      />
    </div>
  );
}
