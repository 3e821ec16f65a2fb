import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { firstMonth, firstYear, lastMonth, lastYear, shownMonth } from './glazes';

const tile =
  'h-[48px] w-[84px] cursor-pointer rounded-[4px] border-2 border-solid border-divider bg-transparent [font:inherit] text-ink hover:border-ink focus-visible:border-ink aria-checked:border-primary aria-checked:bg-primary aria-checked:text-on-primary disabled:cursor-default disabled:border-dashed disabled:text-disabled';

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
    <button {...props} ref={ref} className={`${props.className} ${tile}`}>
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
      <div className="flex max-w-full flex-col gap-4 overflow-x-auto">
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
