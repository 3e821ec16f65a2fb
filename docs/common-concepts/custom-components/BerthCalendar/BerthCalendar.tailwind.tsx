import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useMonthSteps } from './useMonthSteps';

const firstDay = dayjs('2026-04-01');
const lastDay = dayjs('2026-09-30');

// #region preview
function BerthHeader(props: PickersCalendarHeaderProps) {
  const { label, isFirst, isLast, showPrevious, showNext } = useMonthSteps(props);

  return (
    <div className="mx-3 mb-2 flex items-center justify-between rounded-full bg-hover p-1">
      <Button size="small" disabled={isFirst} onClick={showPrevious}>
        Earlier
      </Button>
      <div id={props.labelId} aria-live="polite" className="font-semibold">
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
        slotProps={{ day: { className: 'tabular-nums' } }}
        className="m-0 max-w-full"
      />
    </LocalizationProvider>
  );
}
