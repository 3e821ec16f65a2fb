import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  team: string;
  hours: number;
  opened: Date;
  escalated: boolean;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Billing', 'Network', 'Hardware'],
    width: 140,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 180 },
  { field: 'escalated', headerName: 'Escalated', type: 'boolean', width: 130 },
];

const rows: Ticket[] = [
  {
    id: 1,
    subject: 'Invoice sent twice',
    team: 'Billing',
    hours: 3,
    opened: new Date(2026, 8, 3),
    escalated: false,
  },
  {
    id: 2,
    subject: 'No Wi-Fi on floor 4',
    team: 'Network',
    hours: 9,
    opened: new Date(2026, 8, 8),
    escalated: true,
  },
  {
    id: 3,
    subject: 'Printer jams',
    team: 'Hardware',
    hours: 2,
    opened: new Date(2026, 8, 9),
    escalated: false,
  },
  {
    id: 4,
    subject: 'VPN drops every hour',
    team: 'Network',
    hours: 14,
    opened: new Date(2026, 8, 15),
    escalated: false,
  },
];

// #region preview
const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ id: 'team', field: 'team', operator: 'is', value: 'Network' }],
    },
  },
};

export default function HeaderFilters() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        headerFilters
        aria-label="Support tickets with a filter below each header"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
