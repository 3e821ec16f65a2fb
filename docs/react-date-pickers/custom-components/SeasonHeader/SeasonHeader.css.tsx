import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { firstDay, lastDay, useSeason } from './useSeason';
import styles from './SeasonHeader.module.css';

// #region preview
function SeasonMonths(props: PickersCalendarHeaderProps) {
  const { label, months } = useSeason(props.currentMonth, props.onMonthChange);

  return (
    <div className={`${props.className ?? ''} ${styles.header}`}>
      <div id={props.labelId} aria-live="polite" className={styles.month}>
        {label}
      </div>
      <div role="group" aria-label="Month" className={styles.choice}>
        {months.map(({ name, isShown, show }) => (
          <Button
            key={name}
            size="small"
            variant={isShown ? 'contained' : 'text'}
            aria-pressed={isShown}
            onClick={show}
            className={styles.button}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

const slots = { calendarHeader: SeasonMonths };
// #endregion preview

export default function SeasonHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <DateCalendar
          defaultValue={dayjs('2026-03-13')}
          minDate={firstDay}
          maxDate={lastDay}
          views={['day']}
          slots={slots}
        />
      </div>
    </LocalizationProvider>
  );
}
