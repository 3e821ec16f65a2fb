import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarOptions() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [hidden, setHidden] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <FormControlLabel
            control={
              <Switch
                checked={hidden}
                onChange={(event) => setHidden(event.target.checked)}
              />
            }
            label="Hide toolbar"
          />
          <FormControlLabel
            control={
              <Switch
                checked={day === null}
                onChange={(event) =>
                  setDay(event.target.checked ? null : dayjs('2026-03-13'))
                }
              />
            }
            label="Empty"
          />
        </Stack>
        <Box sx={{ overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDatePicker
            value={day}
            onChange={setDay}
            referenceDate={dayjs('2026-03-13')}
            orientation="portrait"
            localeText={{ toolbarTitle: 'Book a tasting' }}
            slotProps={{
              toolbar: {
                hidden,
                toolbarFormat: 'ddd, D MMMM',
                toolbarPlaceholder: 'No day yet',
              },
              actionBar: { actions: [] },
            }}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
