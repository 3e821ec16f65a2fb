import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2026-06-13T14:06:52');

export default function TimekeeperFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <TimeField label="12 hours" ampm defaultValue={finish} />
        <TimeField label="24 hours" ampm={false} defaultValue={finish} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={finish} />
        <TimeField
          label="Minutes and seconds"
          format="mm:ss"
          defaultValue={finish}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
