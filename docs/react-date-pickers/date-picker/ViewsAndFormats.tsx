import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const built = dayjs('2023-04-01');

export default function ViewsAndFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker label="Model year" views={['year']} defaultValue={built} />
        <DatePicker
          label="Invoice month"
          views={['year', 'month']}
          defaultValue={built}
        />
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          defaultValue={built}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
