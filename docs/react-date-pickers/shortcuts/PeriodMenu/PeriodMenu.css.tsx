import ButtonBase from '@mui/material/ButtonBase';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { firstDay, lastWeek, periods } from './periods';
import { usePeriods } from './usePeriods';
import styles from './PeriodMenu.module.css';

// #region preview
function Periods(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  return (
    <ul className={`${props.className} ${styles.list}`} aria-label="Periods">
      {usePeriods(props).map(({ label, start, end, selected, disabled, pick }) => (
        <li key={label}>
          <ButtonBase
            className={styles.period}
            aria-pressed={selected}
            disabled={disabled}
            onClick={pick}
          >
            <span className={styles.name}>{label}</span>
            <span className={styles.dates}>
              {start} – {end}
            </span>
          </ButtonBase>
        </li>
      ))}
    </ul>
  );
}

const slots = { shortcuts: Periods };
// #endregion preview

const slotProps = {
  shortcuts: { items: periods },
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};

export default function PeriodMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          minDate={firstDay}
          defaultValue={lastWeek}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
