import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const sunset = dayjs('2026-03-07T18:00');

export default function DateThenTime() {
  const [found, setFound] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DateField
            label="Owl pellet found on"
            value={found}
            onChange={setFound}
            referenceDate={sunset}
          />
          <TimeField
            ampm={false}
            label="Time, if known"
            value={found}
            onChange={setFound}
            referenceDate={sunset}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" role="status">
          Value: {found?.isValid() ? found.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
