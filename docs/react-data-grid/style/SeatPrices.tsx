import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridAlignment, type GridColDef } from '@mui/x-data-grid';

interface Price {
  id: number;
  block: string;
  weekday: number;
  weekend: number;
}

const prices: Price[] = [
  { id: 1, block: 'Stalls', weekday: 38, weekend: 46 },
  { id: 2, block: 'Circle', weekday: 24, weekend: 29.5 },
  { id: 3, block: 'Gallery', weekday: 9, weekend: 12 },
];

const sides: GridAlignment[] = ['left', 'center', 'right'];

interface SideProps {
  label: string;
  value: GridAlignment;
  onPick: (side: GridAlignment) => void;
}

function Side({ label, value, onPick }: SideProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span aria-hidden>{label}</span>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={label}
        value={value}
        onChange={(_, next: GridAlignment | null) => next && onPick(next)}
      >
        {sides.map((side) => (
          <ToggleButton key={side} value={side}>
            {side}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

export default function SeatPrices() {
  const [headerAlign, setHeaderAlign] = React.useState<GridAlignment>('right');
  const [align, setAlign] = React.useState<GridAlignment>('right');

  // #region preview
  const columns = React.useMemo<GridColDef<Price>[]>(
    () => [
      { field: 'block', headerName: 'Block', flex: 1, minWidth: 90 },
      {
        field: 'weekday',
        headerName: 'Monday to Thursday',
        type: 'number',
        width: 180,
        headerAlign,
        align,
      },
      { field: 'weekend', headerName: 'Weekend', type: 'number', width: 110 },
    ],
    [headerAlign, align],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Side label="headerAlign" value={headerAlign} onPick={setHeaderAlign} />
        <Side label="align" value={align} onPick={setAlign} />
      </Box>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Prices of seats"
          rows={prices}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
