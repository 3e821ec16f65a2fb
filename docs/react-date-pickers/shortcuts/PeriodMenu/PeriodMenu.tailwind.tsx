import ButtonBase from '@mui/material/ButtonBase';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { firstDay, lastWeek, periods } from './periods';
import { usePeriods } from './usePeriods';

const period =
  'block w-full border-0 border-s-3 border-solid border-transparent px-3 py-2 ' +
  'text-start hover:bg-hover focus-visible:bg-hover disabled:opacity-50 ' +
  'aria-pressed:border-primary';

// #region preview
function Periods(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  return (
    <ul className={`${props.className} m-0 list-none p-2`} aria-label="Periods">
      {usePeriods(props).map(({ label, start, end, selected, disabled, pick }) => (
        <li key={label}>
          <ButtonBase
            className={period}
            aria-pressed={selected}
            disabled={disabled}
            onClick={pick}
          >
            <span className="block text-sm">{label}</span>
            <span className="text-xs text-muted">
              {start} – {end}
            </span>
          </ButtonBase>
        </li>
      ))}
    </ul>
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
      <div className="max-w-full overflow-x-auto">
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          minDate={firstDay}
          defaultValue={lastWeek}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
