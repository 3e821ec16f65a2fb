import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// #region preview
function ItemWithLength(props: DigitalClockItemProps) {
  const { rangePosition } = usePickerRangePositionContext();
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const time: Dayjs = props.itemValue;
  const start: Dayjs | null = value[0];

  if (rangePosition === 'start' || start === null) {
    return <DigitalClockItem {...props} />;
  }
  const hours = time.diff(start, 'minute') / 60;
  const isDisabled = props.disabled || hours <= 0;

  return (
    <DigitalClockItem {...props} disabled={isDisabled} aria-disabled={isDisabled}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {props.formattedValue}
      </Box>
      {hours > 0 && `${hours} h`}
    </DigitalClockItem>
  );
}

const slots = { digitalClockItem: ItemWithLength };
const timeSteps = { minutes: 30 };
// #endregion preview

export default function ShiftLengths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shop shift"
        timeSteps={timeSteps}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        minTime={dayjs('2026-02-02T05:00')}
        maxTime={dayjs('2026-02-02T20:00')}
        defaultValue={[dayjs('2026-02-02T09:00'), dayjs('2026-02-02T13:30')]}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
