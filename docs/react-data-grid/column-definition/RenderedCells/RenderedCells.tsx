import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

type Stage = 'Waiting' | 'On the bench' | 'Ready';

interface Ticket {
  id: string;
  instrument: string;
  stage: Stage;
  done: number;
}

const stageColor: Record<Stage, ChipProps['color']> = {
  Waiting: 'default',
  'On the bench': 'info',
  Ready: 'success',
};

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
  {
    field: 'id',
    headerName: 'Ticket',
    width: 100,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`#ticket-${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
  {
    field: 'stage',
    headerName: 'Stage',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip label={row.stage} color={stageColor[row.stage]} size="small" />
    ),
  },
  {
    field: 'done',
    headerName: 'Done',
    width: 180,
    display: 'flex',
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
    renderCell: (params) => <DoneCell {...params} />,
  },
];

const rows: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', stage: 'On the bench', done: 0.65 },
  { id: 'R-1042', instrument: 'Cello', stage: 'On the bench', done: 0.2 },
  { id: 'R-1043', instrument: 'Flugelhorn', stage: 'Ready', done: 1 },
  { id: 'R-1044', instrument: 'Bass clarinet', stage: 'Waiting', done: 0 },
];

export default function RenderedCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Progress of repairs"
        hideFooter
      />
    </Box>
  );
}
