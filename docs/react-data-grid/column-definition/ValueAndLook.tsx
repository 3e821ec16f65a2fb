import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  client: { first: string; last: string };
  received: string;
  laborCents: number;
  partsCents: number;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Ticket>[] = [
  // #region preview
  {
    field: 'client',
    headerName: 'Client',
    flex: 1,
    minWidth: 140,
    valueGetter: (_, row) => `${row.client.last}, ${row.client.first}`,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_, row) => (row.laborCents + row.partsCents) / 100,
    valueFormatter: (value: number) => money.format(value),
  },
  // #endregion preview
  {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
];

const rows: Ticket[] = [
  {
    id: 'R-1041',
    client: { first: 'Ilse', last: 'Brandt' },
    received: '2026-02-03',
    laborCents: 41250,
    partsCents: 3890,
  },
  {
    id: 'R-1042',
    client: { first: 'Tomás', last: 'Aldana' },
    received: '2026-02-11',
    laborCents: 98000,
    partsCents: 21500,
  },
  {
    id: 'R-1043',
    client: { first: 'Wen', last: 'Zhao' },
    received: '2026-01-29',
    laborCents: 19500,
    partsCents: 0,
  },
  {
    id: 'R-1044',
    client: { first: 'Grace', last: 'Mwangi' },
    received: '2026-02-17',
    laborCents: 60125,
    partsCents: 8440,
  },
];

interface Reading {
  field: string;
  value: string;
  formattedValue: string;
}

function describe(value: unknown) {
  return `${value instanceof Date ? 'Date' : typeof value}: ${String(value)}`;
}

export default function ValueAndLook() {
  const apiRef = useGridApiRef();
  const [reading, setReading] = React.useState<Reading | null>(null);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', (params) => {
        setReading({
          field: params.field,
          value: describe(params.value),
          formattedValue: describe(params.formattedValue),
        });
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Repair tickets, with values you can inspect"
          hideFooter
        />
      </Box>
      <Box aria-live="polite" sx={{ mt: 2, minHeight: 72 }}>
        {reading === null ? (
          <Typography color="text.secondary">
            Select a cell, or move to one with the arrow keys, to read it.
          </Typography>
        ) : (
          <Box sx={{ typography: 'body2', fontFamily: 'monospace' }}>
            <div>field: {reading.field}</div>
            <div>value: {reading.value}</div>
            <div>formattedValue: {reading.formattedValue}</div>
          </Box>
        )}
      </Box>
    </Box>
  );
}
