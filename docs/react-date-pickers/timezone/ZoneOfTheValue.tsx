import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// #region preview
// The opening keynote in three zones: always the same instant.
const inUtc = dayjs.utc('2026-06-09T13:30');
const inToronto = inUtc.tz('America/Toronto');
const inMumbai = inUtc.tz('Asia/Kolkata');

export default function ZoneOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DateTimePicker label="Keynote, UTC" defaultValue={inUtc} />
        <DateTimePicker label="Keynote, Toronto" defaultValue={inToronto} />
        <DateTimePicker label="Keynote, Mumbai" defaultValue={inMumbai} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion preview
