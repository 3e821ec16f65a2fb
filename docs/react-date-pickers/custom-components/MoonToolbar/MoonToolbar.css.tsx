import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useNight } from './useNight';
import styles from './MoonToolbar.module.css';

// #region preview
function NightToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const { title, text, moon, steps } = useNight();
  if (hidden) {
    return null;
  }

  return (
    <div className={`${className} ${styles.toolbar}`}>
      <div id={titleId} className={styles.title}>
        {title}
      </div>
      <div className={styles.night}>{text}</div>
      <div>
        <span aria-hidden="true">{moon?.symbol}</span>{' '}
        {moon?.name ?? 'Pick a night for its moon'}
      </div>
      <div className={styles.steps}>
        {steps.map(({ step, isOpen, open }) => (
          <Button
            key={step}
            size="small"
            variant={isOpen ? 'contained' : 'outlined'}
            aria-pressed={isOpen}
            onClick={open}
          >
            {step}
          </Button>
        ))}
      </div>
    </div>
  );
}

const slots = { toolbar: NightToolbar };
// #endregion preview

export default function MoonToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <StaticDatePicker
          defaultValue={dayjs('2026-09-11')}
          views={['year', 'month', 'day']}
          openTo="day"
          orientation="portrait"
          slots={slots}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </div>
    </LocalizationProvider>
  );
}
