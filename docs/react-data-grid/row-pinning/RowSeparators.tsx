import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  loaves: number;
}

const rows: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', loaves: 24 },
  { id: 'B-102', customer: 'Ines Keller', loaves: 2 },
  { id: 'B-103', customer: 'Harbor School', loaves: 40 },
  { id: 'B-104', customer: 'Tom Byrne', loaves: 1 },
  { id: 'B-105', customer: 'Hotel Meridian', loaves: 36 },
  { id: 'B-106', customer: 'Aiko Mori', loaves: 3 },
  { id: 'B-107', customer: 'Night Shelter', loaves: 18 },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 90 },
];

const pinnedRows = {
  top: [{ id: 'B-100', customer: 'County Hospital', loaves: 60 }],
  bottom: [{ id: 'total', customer: 'Total', loaves: 124 }],
};

type Separator = NonNullable<DataGridProProps['pinnedRowsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border'];

export default function RowSeparators() {
  const [separator, setSeparator] = React.useState<Separator>('border-and-shadow');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={separator}
        onChange={(_, next: Separator | null) => next && setSeparator(next)}
        aria-label="Separator of the pinned rows"
        sx={{ mb: 1.5 }}
      >
        {separators.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGridPro
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={separator}
          aria-label="Orders between pinned rows"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
