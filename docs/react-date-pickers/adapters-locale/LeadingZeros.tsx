import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const rotation = dayjs('2026-03-07');

export default function LeadingZeros() {
  const [respect, setRespect] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker
          label="Rotation starts"
          format="M/D/YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: respect } }}
          defaultValue={rotation}
        />
        {/* #endregion preview */}
        <FormControlLabel
          label="shouldRespectLeadingZeros"
          control={
            <Switch
              checked={respect}
              onChange={(event) => setRespect(event.target.checked)}
            />
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}
