import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { firstDay, lastDay, useSeason } from './useSeason';

const Header = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 3, 0.5),
}));

const Month = styled('div')({ fontWeight: 600 });

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  marginBlockStart: theme.spacing(0.5),
}));

// #region preview
function SeasonMonths(props: PickersCalendarHeaderProps) {
  const { label, months } = useSeason(props.currentMonth, props.onMonthChange);

  return (
    <Header className={props.className}>
      <Month id={props.labelId} aria-live="polite">
        {label}
      </Month>
      <Choice role="group" aria-label="Month">
        {months.map(({ name, isShown, show }) => (
          <Button
            key={name}
            size="small"
            variant={isShown ? 'contained' : 'text'}
            aria-pressed={isShown}
            onClick={show}
            sx={{ flex: 1, minWidth: 0 }}
          >
            {name}
          </Button>
        ))}
      </Choice>
    </Header>
  );
}

const slots = { calendarHeader: SeasonMonths };
// #endregion preview

export default function SeasonHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2026-03-13')}
          minDate={firstDay}
          maxDate={lastDay}
          views={['day']}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
