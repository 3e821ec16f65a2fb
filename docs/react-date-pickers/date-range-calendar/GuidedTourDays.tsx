import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

// #region preview
function DayWithTour({ sx, ...props }: DateRangePickerDayProps) {
  const day: Dayjs = props.day;
  const hasTour = props.isHighlighting && day.day() === 6;
  const parts = [
    String(day.date()),
    props.isHighlighting && 'exhibition open',
    hasTour && 'guided tour',
  ];

  return (
    <DateRangePickerDay
      {...props}
      aria-label={parts.filter(Boolean).join(', ')}
      sx={[
        hasTour && {
          [`& .${dateRangePickerDayClasses.day}::after`]: {
            content: '""',
            position: 'absolute',
            bottom: '4px',
            width: '14px',
            height: '3px',
            borderRadius: '2px',
            backgroundColor: 'secondary.main',
          },
          [`& .${dateRangePickerDayClasses.day}.Mui-selected::after`]: {
            backgroundColor: 'currentcolor',
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

const slots = { day: DayWithTour };
// #endregion preview

export default function GuidedTourDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-03-06'), dayjs('2026-03-25')]}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
