import * as React from 'react';
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
    <div role="status" className="flex items-center gap-2 p-3">
      <span
        className={`size-[12px] rounded-full ${ready ? 'bg-success' : 'bg-warning'}`}
      />
      {ready ? 'Oven at 230 °C: load the trays' : 'Oven is heating'}
    </div>
  );
}

const slots = { footer: OvenLine };
// #endregion preview

export default function OvenFooter() {
  const [ready, setReady] = React.useState(false);

  return (
    <div className="w-full">
      <FormControlLabel
        label="Oven ready"
        control={
          <Switch checked={ready} onChange={(_, checked) => setReady(checked)} />
        }
      />
      <div className="h-[264px]">
        <DataGrid
          aria-label="Trays of the morning"
          rows={trays}
          columns={columns}
          slots={slots}
          slotProps={{ footer: { ovenStatus: ready ? 'ready' : 'heating' } }}
        />
      </div>
    </div>
  );
}
