import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { firstMonth, firstYear, lastMonth, lastYear, shownMonth } from './glazes';
import styles from './GlazeMonths.module.css';

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
    <button {...props} ref={ref} className={`${props.className} ${styles.tile}`}>
      {isSelected && <span aria-hidden="true">✓ </span>}
      {children}
    </button>
  );
});

const monthSlots = { monthButton: Tile };
const yearSlots = { yearButton: Tile };
// #endregion preview

export default function GlazeMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
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
      </div>
    </LocalizationProvider>
  );
}
