import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormatAndZeros() {
  const [spacious, setSpacious] = React.useState(true);
  const [asWritten, setAsWritten] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <Stack>
          <FormControlLabel
            label="Spacious"
            control={
              <Switch
                checked={spacious}
                onChange={(event) => setSpacious(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Leading zeros as in the format"
            control={
              <Switch
                checked={asWritten}
                onChange={(event) => setAsWritten(event.target.checked)}
              />
            }
          />
        </Stack>
        {/* #region preview */}
        <DateField
          key={`${spacious} ${asWritten}`}
          label="Low tide, slashes"
          format="D/M/YYYY"
          formatDensity={spacious ? 'spacious' : 'dense'}
          shouldRespectLeadingZeros={asWritten}
          defaultValue={dayjs('2026-03-05')}
        />
        {/* #endregion preview */}
        <DateField
          label="Low tide, in words"
          format="dddd, MMMM D"
          defaultValue={dayjs('2026-03-05')}
        />
        <DateField
          label="Low tide, by year"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-03-05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
