import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ActionsByVariant() {
  const [isPhone, setIsPhone] = React.useState(false);
  const [firing, setFiring] = React.useState<Dayjs | null>(dayjs('2026-05-09'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          label="Mobile variant"
          control={
            <Switch
              checked={isPhone}
              onChange={(event) => setIsPhone(event.target.checked)}
            />
          }
        />
        {/* #region preview */}
        <DatePicker
          label="Kiln firing"
          value={firing}
          onChange={setFiring}
          desktopModeMediaQuery={isPhone ? 'not all' : 'all'}
          slotProps={{
            actionBar: ({ pickerVariant }) => ({
              actions:
                pickerVariant === 'desktop'
                  ? ['clear', 'today']
                  : ['clear', 'cancel', 'accept'],
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
