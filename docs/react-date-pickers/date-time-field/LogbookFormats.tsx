import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const photo = dayjs('2026-03-07T21:42:09');

export default function LogbookFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ flexWrap: 'wrap', '& > *': { width: 200 } }}
      >
        {/* #region preview */}
        <DateTimeField label="24 hours" ampm={false} defaultValue={photo} />
        <DateTimeField
          label="With seconds"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={photo}
        />
        <DateTimeField
          label="In words"
          format="D MMMM YYYY, HH:mm"
          defaultValue={photo}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
