import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const rotation = dayjs('2026-03-07');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker
          label="Rotation starts"
          format="M/D/YYYY"
          defaultValue={rotation}
        />
        <DatePicker
          label="Rotation starts, as formatted"
          format="M/D/YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          defaultValue={rotation}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
