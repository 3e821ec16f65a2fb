import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useMonthSteps } from './useMonthSteps';
import styles from './BerthCalendar.module.css';

const firstDay = dayjs('2026-04-01');
const lastDay = dayjs('2026-09-30');

// #region preview
function BerthHeader(props: PickersCalendarHeaderProps) {
  const { label, isFirst, isLast, showPrevious, showNext } = useMonthSteps(props);

  return (
    <div className={styles.header}>
      <Button size="small" disabled={isFirst} onClick={showPrevious}>
        Earlier
      </Button>
      <div id={props.labelId} aria-live="polite" className={styles.month}>
        {label}
      </div>
      <Button size="small" disabled={isLast} onClick={showNext}>
        Later
      </Button>
    </div>
  );
}

const slots = { calendarHeader: BerthHeader };
// #endregion preview

export default function BerthCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        minDate={firstDay}
        maxDate={lastDay}
        views={['day']}
        slots={slots}
        slotProps={{ day: { className: styles.day } }}
        className={styles.calendar}
      />
    </LocalizationProvider>
  );
}
