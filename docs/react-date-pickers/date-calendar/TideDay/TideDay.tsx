import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { getHighWater, getShare } from './tides';

const firstDay = dayjs('2026-06-01');
const lastDay = dayjs('2026-06-30');

// #region preview
function DayWithTide({ sx, ...props }: PickersDayProps) {
  const date = (props.day as Dayjs).date();
  const height = getHighWater(date);

  return (
    <PickersDay
      {...props}
      aria-label={`${date}, high water ${height.toFixed(1)} m`}
      sx={[
        {
          borderRadius: '8px',
          '&::after': {
            content: '""',
            position: 'absolute',
            bottom: '4px',
            height: '3px',
            width: `${Math.round(getShare(height) * 24)}px`,
            borderRadius: '4px',
            backgroundColor: 'secondary.main',
          },
          '&.Mui-selected::after': { backgroundColor: 'currentcolor' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

const slots = { day: DayWithTide };
// #endregion preview

export default function TideDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          views={['day']}
          minDate={firstDay}
          maxDate={lastDay}
          defaultValue={dayjs('2026-06-18')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
