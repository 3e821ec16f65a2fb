import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePickerToolbar,
  type DateRangePickerToolbarProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateTimeRangePickerTabs,
  DateTimeRangePickerToolbar,
  type DateTimeRangePickerToolbarProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import {
  TimeRangePickerTabs,
  TimeRangePickerToolbar,
  type TimeRangePickerToolbarProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';

interface TitledProps {
  className?: string;
  title: string;
  children: React.ReactNode;
}

function Titled({ className, title, children }: TitledProps) {
  return (
    <div className={className}>
      <Typography sx={{ px: 3, pt: 2, fontWeight: 600 }}>{title}</Typography>
      {children}
    </div>
  );
}

// #region preview
function NightsToolbar({ className, ...props }: DateRangePickerToolbarProps) {
  return (
    <Titled className={className} title="Dome rented by the night">
      <DateRangePickerToolbar {...props} toolbarFormat="ddd D" />
    </Titled>
  );
}

function HoursToolbar({ className, ...props }: TimeRangePickerToolbarProps) {
  return (
    <Titled className={className} title="Small telescope, by the hour">
      <TimeRangePickerToolbar {...props} />
    </Titled>
  );
}

function SessionToolbar({ className, ...props }: DateTimeRangePickerToolbarProps) {
  return (
    <Titled className={className} title="Survey session">
      <DateTimeRangePickerToolbar {...props} />
    </Titled>
  );
}

const nightsSlots = { toolbar: NightsToolbar };
const hoursSlots = { toolbar: HoursToolbar, tabs: TimeRangePickerTabs };
const sessionSlots = { toolbar: SessionToolbar, tabs: DateTimeRangePickerTabs };
// #endregion preview

export default function RangeToolbars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <MobileDateRangePicker
          label="Nights"
          defaultValue={[dayjs('2026-09-11'), dayjs('2026-09-14')]}
          slots={nightsSlots}
        />
        <MobileTimeRangePicker
          label="Hours"
          defaultValue={[dayjs('2026-09-11T21:00'), dayjs('2026-09-11T23:30')]}
          slots={hoursSlots}
        />
        <MobileDateTimeRangePicker
          label="Session"
          defaultValue={[dayjs('2026-09-11T21:00'), dayjs('2026-09-12T03:30')]}
          slots={sessionSlots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
