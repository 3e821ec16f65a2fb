import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  agent: string;
  hours: number;
}

// #region preview
function LongTickets({ item, inputRef, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={item.value !== undefined}
          onChange={(_, checked) => {
            if (checked) {
              apiRef.current.upsertFilterItem({ ...item, operator: '>=', value: 8 });
            } else {
              apiRef.current.deleteFilterItem(item);
            }
          }}
          // The grid prevents the default action of Space, which would scroll the page.
          onKeyDown={(event) => {
            if (event.key === ' ') {
              event.stopPropagation();
            }
          }}
          slotProps={{
            input: { ref: inputRef as React.Ref<HTMLInputElement>, tabIndex },
          }}
        />
      }
      label="8 or more"
    />
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  // No filter below this header
  {
    field: 'agent',
    headerName: 'Agent',
    width: 110,
    renderHeaderFilter: () => null,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 150,
    renderHeaderFilter: (params) => <LongTickets {...params} />,
  },
];
// #endregion preview

const rows: Ticket[] = [
  { id: 1, subject: 'Invoice sent twice', agent: 'Amara', hours: 3 },
  { id: 2, subject: 'No Wi-Fi on floor 4', agent: 'Tomasz', hours: 9 },
  { id: 3, subject: 'Printer jams', agent: 'Amara', hours: 2 },
  { id: 4, subject: 'VPN drops every hour', agent: 'Ines', hours: 14 },
];

export default function OwnHeaderFilter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        aria-label="Tickets with a checkbox as filter"
        hideFooter
      />
    </Box>
  );
}
