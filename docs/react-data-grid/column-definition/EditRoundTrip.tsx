import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  serial: string;
  client: { first: string; last: string };
  quoteCents: number | null;
}

const columns: GridColDef<Ticket>[] = [
  // #region preview
  {
    field: 'serial',
    headerName: 'Serial',
    editable: true,
    width: 130,
    valueParser: (value?: string) => value?.toUpperCase(),
  },
  {
    field: 'client',
    headerName: 'Client',
    editable: true,
    flex: 1,
    minWidth: 140,
    valueGetter: (_, row) => `${row.client.first} ${row.client.last}`.trim(),
    valueSetter: (value: string, row) => ({ ...row, client: splitName(value) }),
  },
  // #endregion preview
  {
    field: 'quoteCents',
    headerName: 'Quote (EUR)',
    type: 'number',
    editable: true,
    width: 130,
    valueGetter: (cents: number | null) => (cents == null ? null : cents / 100),
    valueSetter: (euros: number | null | undefined, row) => ({
      ...row,
      quoteCents: euros == null ? null : Math.round(euros * 100),
    }),
  },
];

/** Treats the last word as the family name. Real names need separate fields. */
function splitName(name: string): Ticket['client'] {
  const words = name.trim().split(/\s+/);
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

const initialRows: Ticket[] = [
  {
    id: 'R-1041',
    serial: 'MW-0387',
    client: { first: 'Ilse', last: 'Brandt' },
    quoteCents: 45140,
  },
  {
    id: 'R-1042',
    serial: 'BH-1192',
    client: { first: 'Tomás', last: 'Aldana' },
    quoteCents: 119500,
  },
  {
    id: 'R-1043',
    serial: 'AR-0045',
    client: { first: 'Wen', last: 'Zhao' },
    quoteCents: null,
  },
];

export default function EditRoundTrip() {
  const [stored, setStored] = React.useState<Ticket | undefined>(initialRows[0]);

  const keepRow = (updated: Ticket) => {
    setStored(updated);
    return updated;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          rows={initialRows}
          columns={columns}
          processRowUpdate={keepRow}
          aria-label="Repair tickets, editable"
          hideFooter
        />
      </Box>
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        The row as it is stored
      </Typography>
      <Box
        component="pre"
        aria-live="polite"
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          overflowX: 'auto',
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontSize: 13,
        }}
      >
        {JSON.stringify(stored, null, 2)}
      </Box>
    </Box>
  );
}
