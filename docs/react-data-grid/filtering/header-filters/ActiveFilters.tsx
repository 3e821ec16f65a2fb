import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridHeaderFilterCell,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  agent: string;
  hours: number;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'agent', headerName: 'Agent', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 180 },
];

const rows: Ticket[] = [
  { id: 1, subject: 'Invoice sent twice', agent: 'Amara', hours: 3 },
  { id: 2, subject: 'No Wi-Fi on floor 4', agent: 'Tomasz', hours: 9 },
  { id: 3, subject: 'Printer jams', agent: 'Amara', hours: 2 },
  { id: 4, subject: 'VPN drops every hour', agent: 'Ines', hours: 14 },
];

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ id: 'hours', field: 'hours', operator: '>', value: 2 }],
    },
  },
};

// #region preview
function MarkedCell(props: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const activeItems = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const isActive = activeItems.some((item) => item.field === props.colDef.field);
  return (
    <GridHeaderFilterCell {...props} headerClassName={isActive ? 'active' : ''} />
  );
}

const slots: DataGridProProps['slots'] = { headerFilterCell: MarkedCell };

export default function ActiveFilters() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        headerFilters
        sx={{
          '& .active': {
            boxShadow: (theme) => `inset 0 -3px ${theme.palette.primary.main}`,
          },
        }}
        aria-label="Tickets with marked filters"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
