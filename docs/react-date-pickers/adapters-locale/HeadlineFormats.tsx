import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const published = dayjs('2026-08-04');

export default function HeadlineFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DateField
          label="Archive number"
          format="YYYY-MM-DD"
          defaultValue={published}
        />
        <DateField label="Byline" format="MMM D, YYYY" defaultValue={published} />
        <DateField
          label="Front page"
          format="dddd D MMMM"
          defaultValue={published}
        />
        <DateField
          label="Issue"
          format="[Issue of] MMMM YYYY"
          defaultValue={published}
        />
        <DateField
          label="Spacious"
          format="DD.MM.YYYY"
          formatDensity="spacious"
          defaultValue={published}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
