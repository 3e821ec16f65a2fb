import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { firstDay, lastWeek, periods } from './periods';
import { usePeriods } from './usePeriods';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(1),
}));

const Period = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: theme.spacing(1, 1.5),
  borderInlineStart: '3px solid transparent',
  textAlign: 'start',
  '&:hover, &.Mui-focusVisible': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '&[aria-pressed="true"]': {
    borderInlineStartColor: (theme.vars ?? theme).palette.primary.main,
  },
  '&.Mui-disabled': { opacity: 0.5 },
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
}));

const Dates = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

// #region preview
function Periods(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  return (
    <List className={props.className} aria-label="Periods">
      {usePeriods(props).map(({ label, start, end, selected, disabled, pick }) => (
        <li key={label}>
          <Period aria-pressed={selected} disabled={disabled} onClick={pick}>
            <Name>{label}</Name>
            <Dates>
              {start} – {end}
            </Dates>
          </Period>
        </li>
      ))}
    </List>
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
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          minDate={firstDay}
          defaultValue={lastWeek}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
