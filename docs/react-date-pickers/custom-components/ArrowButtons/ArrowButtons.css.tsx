import LeftArrowIcon from '@mui/icons-material/West';
import RightArrowIcon from '@mui/icons-material/East';
import SwitchViewIcon from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './ArrowButtons.module.css';

// #region preview
const slots = {
  leftArrowIcon: LeftArrowIcon,
  rightArrowIcon: RightArrowIcon,
  switchViewIcon: SwitchViewIcon,
};

const slotProps = {
  previousIconButton: { size: 'small', className: styles.arrow },
  nextIconButton: { size: 'small', className: styles.arrow },
  switchViewButton: { color: 'primary', className: styles.rounded },
  calendarHeader: { format: 'MMM YYYY' },
} as const;
// #endregion preview

export default function ArrowButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
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
