import * as React from 'react';
import Button from '@mui/material/Button';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { KilnStatus } from './KilnStatus';
import { useKilnActions } from './useKilnActions';
import styles from './KilnActions.module.css';

// #region preview
function KilnActionBar({ className }: PickersActionBarProps) {
  const { isEmpty, nextLabel, showNext, clear, accept } = useKilnActions();

  return (
    <div className={`${className} ${styles.actions}`}>
      <Button variant="outlined" disabled={!showNext} onClick={showNext}>
        {nextLabel}
      </Button>
      <div className={styles.row}>
        <Button disabled={isEmpty} onClick={clear}>
          No firing
        </Button>
        <Button variant="contained" onClick={accept}>
          Reserve
        </Button>
      </div>
    </div>
  );
}

const slots = { actionBar: KilnActionBar };
// #endregion preview

export default function KilnActions() {
  const [reserved, setReserved] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-05')}
          onAccept={setReserved}
          slots={slots}
        />
        <KilnStatus day={reserved} />
      </div>
    </LocalizationProvider>
  );
}
