import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const opening: DateRange<Dayjs> = [
  dayjs('2026-03-02T06:30'),
  dayjs('2026-03-02T18:00'),
];

export default function SingleAndMultiTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
        {/* #region preview */}
        <SingleInputTimeRangeField
          label="Bakery open"
          defaultValue={opening}
          sx={{ alignSelf: 'flex-start' }}
        />
        <MultiInputTimeRangeField
          ampm={false}
          defaultValue={opening}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `opening-${position}`,
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
