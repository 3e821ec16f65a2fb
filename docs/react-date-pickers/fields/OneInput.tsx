import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField label="Sections: a group" defaultValue={dayjs('2026-03-30')} />
        <DateField
          label="One input: a text box"
          enableAccessibleFieldDOMStructure={false}
          defaultValue={dayjs('2026-03-30')}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
