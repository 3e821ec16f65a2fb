import LeftArrowIcon from '@mui/icons-material/West';
import RightArrowIcon from '@mui/icons-material/East';
import SwitchViewIcon from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const arrow = 'ms-1 rounded border border-solid border-divider';

// #region preview
const slots = {
  leftArrowIcon: LeftArrowIcon,
  rightArrowIcon: RightArrowIcon,
  switchViewIcon: SwitchViewIcon,
};

const slotProps = {
  previousIconButton: { size: 'small', className: arrow },
  nextIconButton: { size: 'small', className: arrow },
  switchViewButton: { color: 'primary', className: 'rounded' },
  calendarHeader: { format: 'MMM YYYY' },
} as const;
// #endregion preview

export default function ArrowButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="max-w-full overflow-x-auto">
        <DateCalendar
          defaultValue={dayjs('2026-09-11')}
          minDate={dayjs('2026-07-01')}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
