import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { getHighWater, getShare } from './tides';

const firstDay = dayjs('2026-06-01');
const lastDay = dayjs('2026-06-30');

// #region preview
function DayWithTide(props: PickersDayProps) {
  const date = (props.day as Dayjs).date();
  const height = getHighWater(date);
  const bar = { '--bar': `${Math.round(getShare(height) * 24)}px` };

  return (
    <PickersDay
      {...props}
      aria-label={`${date}, high water ${height.toFixed(1)} m`}
      style={bar as React.CSSProperties}
      className={`${props.className ?? ''} rounded-[8px] after:absolute after:bottom-[4px] after:h-[3px] after:w-(--bar) after:rounded-[4px] after:bg-secondary after:content-[''] [&.Mui-selected]:after:bg-current`}
    />
  );
}

const slots = { day: DayWithTide };
// #endregion preview

export default function TideDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="max-w-full overflow-x-auto">
        <DateCalendar
          views={['day']}
          minDate={firstDay}
          maxDate={lastDay}
          defaultValue={dayjs('2026-06-18')}
          slots={slots}
        />
      </div>
    </LocalizationProvider>
  );
}
