import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridSlots, type PropsFromSlot } from '@mui/x-data-grid';
import { columns, trays } from './trays';
import styles from './OvenFooter.module.css';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    ovenStatus?: 'heating' | 'ready';
  }
}

function OvenLine({ ovenStatus = 'heating' }: PropsFromSlot<GridSlots['footer']>) {
  const ready = ovenStatus === 'ready';
  return (
    <div role="status" className={styles.line}>
      <span className={ready ? styles.ready : styles.heating} />
      {ready ? 'Oven at 230 °C: load the trays' : 'Oven is heating'}
    </div>
  );
}

const slots = { footer: OvenLine };
// #endregion preview

export default function OvenFooter() {
  const [ready, setReady] = React.useState(false);

  return (
    <div className={styles.root}>
      <FormControlLabel
        label="Oven ready"
        control={
          <Switch checked={ready} onChange={(_, checked) => setReady(checked)} />
        }
      />
      <div className={styles.grid}>
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
