import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridSlots, type PropsFromSlot } from '@mui/x-data-grid';
import { columns, trays } from './trays';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    ovenStatus?: 'heating' | 'ready';
  }
}

function OvenLine({ ovenStatus = 'heating' }: PropsFromSlot<GridSlots['footer']>) {
  const ready = ovenStatus === 'ready';
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}
    >
      <Box
        sx={{
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: ready ? 'success.main' : 'warning.main',
        }}
      />
      {ready ? 'Oven at 230 °C: load the trays' : 'Oven is heating'}
    </Box>
  );
}

const slots = { footer: OvenLine };
// #endregion preview

export default function OvenFooter() {
  const [ready, setReady] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Oven ready"
        control={
          <Switch checked={ready} onChange={(_, checked) => setReady(checked)} />
        }
      />
      <Box sx={{ height: 264 }}>
        <DataGrid
          aria-label="Trays of the morning"
          rows={trays}
          columns={columns}
          slots={slots}
          slotProps={{ footer: { ovenStatus: ready ? 'ready' : 'heating' } }}
        />
      </Box>
    </Box>
  );
}
