import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridNumericOperators,
  getGridStringOperators,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  agent: string;
  hours: number;
}

// #region preview
const contains = getGridStringOperators()
  .filter(({ value }) => value === 'contains')
  .map((operator) => ({ ...operator, headerLabel: 'Search' }));

const atLeast = getGridNumericOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, headerLabel: 'At least' }));

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 150,
    filterOperators: contains,
  },
  { field: 'agent', headerName: 'Agent', width: 130, filterOperators: contains },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 120,
    filterOperators: atLeast,
  },
];

const slots: DataGridProProps['slots'] = { headerFilterMenu: null };
const slotProps: DataGridProProps['slotProps'] = {
  headerFilterCell: { showClearIcon: true },
};
// #endregion preview

const rows: Ticket[] = [
  { id: 1, subject: 'Invoice sent twice', agent: 'Amara', hours: 3 },
  { id: 2, subject: 'No Wi-Fi on floor 4', agent: 'Tomasz', hours: 9 },
  { id: 3, subject: 'Printer jams', agent: 'Amara', hours: 2 },
  { id: 4, subject: 'VPN drops every hour', agent: 'Ines', hours: 14 },
];

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ id: 'agent', field: 'agent', operator: 'contains', value: 'ama' }],
    },
  },
};

export default function SimpleFilters() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        slotProps={slotProps}
        headerFilters
        disableColumnFilter
        aria-label="Tickets with one way to filter each column"
        hideFooter
      />
    </Box>
  );
}
