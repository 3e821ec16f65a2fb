import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lighthouse {
  id: number;
  name: string;
  built: number;
  height: number;
}

const names = [
  'Heceta Reef',
  'Skagen West',
  'Punta Gales',
  'Rubha Mòr',
  'Île Grise',
];

const rows: Lighthouse[] = Array.from({ length: 30 }, (_light, index) => ({
  id: index + 1,
  name: `${names[index % names.length] ?? 'Light'} ${1 + Math.floor(index / 5)}`,
  built: 1790 + ((index * 17) % 140),
  height: 12 + ((index * 7) % 45),
}));

const columns: GridColDef<Lighthouse>[] = [
  {
    field: 'name',
    headerName: 'Lighthouse',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 90,
    valueFormatter: (year?: number) => String(year ?? ''),
  },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
];

/** Describes the cell or header that contains an element, as screen readers see it. */
function describe(element: Element) {
  const cell = element.closest('[role="gridcell"], [role="columnheader"]');
  const row = element.closest('[role="row"]');
  if (!cell || !row) {
    return 'outside the cells';
  }
  return `row ${row.getAttribute('aria-rowindex')}, column ${cell.getAttribute('aria-colindex')}`;
}

export default function FollowTheFocus() {
  const [key, setKey] = React.useState('none');
  const [place, setPlace] = React.useState('outside the cells');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <Box
        sx={{ height: 340 }}
        onKeyDownCapture={(event) => setKey(event.key === ' ' ? 'Space' : event.key)}
        onFocus={(event) => setPlace(describe(event.target))}
      >
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          density="compact"
          aria-label="Lighthouses of five coasts"
        />
      </Box>
      {/* #endregion preview */}
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Last key: {key}. Focus: {place}.
      </Typography>
    </Box>
  );
}
