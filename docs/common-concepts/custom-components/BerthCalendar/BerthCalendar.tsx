import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useMonthSteps } from './useMonthSteps';

const firstDay = dayjs('2026-04-01');
const lastDay = dayjs('2026-09-30');

const HeaderRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: theme.spacing(0, 1.5, 1),
  padding: theme.spacing(0.5),
  borderRadius: 999,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

// #region preview
function BerthHeader(props: PickersCalendarHeaderProps) {
  const { label, isFirst, isLast, showPrevious, showNext } = useMonthSteps(props);

  return (
    <HeaderRow>
      <Button size="small" disabled={isFirst} onClick={showPrevious}>
        Earlier
      </Button>
      <Box id={props.labelId} aria-live="polite" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Button size="small" disabled={isLast} onClick={showNext}>
        Later
      </Button>
    </HeaderRow>
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
        slotProps={{ day: { sx: { fontVariantNumeric: 'tabular-nums' } } }}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
