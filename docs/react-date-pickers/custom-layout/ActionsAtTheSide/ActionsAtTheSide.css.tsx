import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import styles from './ActionsAtTheSide.module.css';

const actions: PickersActionBarProps['actions'] = ['accept', 'today', 'clear'];

// #region preview
const slotProps = {
  actionBar: { actions, disableSpacing: true, className: styles.actions },
};
// #endregion preview

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
