import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Stage, Ticket } from './tickets';

const stageColor: Record<Stage, ChipProps['color']> = {
  Waiting: 'default',
  'On the bench': 'info',
  Ready: 'success',
};

/** The columns whose cells need no custom styles: a link, plain text and a chip. */
export const ticketColumns: GridColDef<Ticket>[] = [
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
];
