import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const run: DateRange<Dayjs> = [dayjs('2026-09-11'), dayjs('2026-11-21')];

export default function SpacingAndSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Run of the show"
        defaultValue={run}
        formatDensity="spacious"
        slotProps={{ field: { dateSeparator: 'to' } }}
        sx={{ width: 320 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
