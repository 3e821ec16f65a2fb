import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridAlignment, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: string;
  part: string;
  stock: number;
}

const rows: Part[] = [
  { id: 'p1', part: 'Cello bridge, blank', stock: 4 },
  { id: 'p2', part: 'Valve spring, 0.6 mm', stock: 112 },
  { id: 'p3', part: 'Clarinet pad, 17.5 mm', stock: 38 },
];

const alignments: GridAlignment[] = ['left', 'center', 'right'];

export default function AlignedColumns() {
  const [align, setAlign] = React.useState<GridAlignment>('right');

  // #region preview
  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      { field: 'part', headerName: 'Part', flex: 1, minWidth: 160 },
      {
        field: 'stock',
        headerName: 'In stock',
        type: 'number',
        width: 130,
        align,
        headerAlign: align,
      },
    ],
    [align],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={align}
        onChange={(_, next: GridAlignment | null) => next && setAlign(next)}
        aria-label="Alignment of the stock column"
        sx={{ mb: 2 }}
      >
        {alignments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Parts in stock"
          hideFooter
        />
      </Box>
    </Box>
  );
}
