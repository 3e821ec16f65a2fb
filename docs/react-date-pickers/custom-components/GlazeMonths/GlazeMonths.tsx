import * as React from 'react';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { firstMonth, firstYear, lastMonth, lastYear, shownMonth } from './glazes';

const TileButton = styled('button')(({ theme }) => ({
  width: 84,
  height: 48,
  border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 4,
  background: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover, &:focus-visible': {
    borderColor: (theme.vars ?? theme).palette.text.primary,
  },
  '&[aria-checked="true"]': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
  '&:disabled': {
    borderStyle: 'dashed',
    color: (theme.vars ?? theme).palette.text.disabled,
    cursor: 'default',
  },
}));

// #region preview
interface TileProps extends React.ComponentPropsWithoutRef<'button'> {
  /** The owner state of the button. Don't pass it to the element. */
  ownerState: { isMonthSelected?: boolean; isYearSelected?: boolean };
}

const Tile = React.forwardRef<HTMLButtonElement, TileProps>(function Tile(
  { ownerState, children, ...props },
  ref,
) {
  const isSelected = ownerState.isMonthSelected ?? ownerState.isYearSelected;

  return (
    <TileButton {...props} ref={ref}>
      {isSelected && <span aria-hidden="true">✓ </span>}
      {children}
    </TileButton>
  );
});

const monthSlots = { monthButton: Tile };
const yearSlots = { yearButton: Tile };
// #endregion preview

export default function GlazeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <MonthCalendar
          defaultValue={shownMonth}
          minDate={firstMonth}
          maxDate={lastMonth}
          slots={monthSlots}
        />
        <YearCalendar
          defaultValue={shownMonth}
          minDate={firstYear}
          maxDate={lastYear}
          slots={yearSlots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
