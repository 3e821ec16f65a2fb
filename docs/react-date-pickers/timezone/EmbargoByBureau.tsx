import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const bureaus = [
  { name: 'Nairobi', zone: 'Africa/Nairobi' },
  { name: 'Oslo', zone: 'Europe/Oslo' },
  { name: 'Lima', zone: 'America/Lima' },
  { name: 'Wire desk', zone: 'UTC' },
];

export default function EmbargoByBureau() {
  const [zone, setZone] = React.useState('Africa/Nairobi');
  const [embargo, setEmbargo] = React.useState<Dayjs | null>(
    dayjs.utc('2026-02-03T03:00').tz('Africa/Nairobi'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <TextField
            select
            label="Read as"
            value={zone}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
              setZone(event.target.value)
            }
            sx={{ minWidth: 140 }}
          >
            {bureaus.map((bureau) => (
              <MenuItem key={bureau.zone} value={bureau.zone}>
                {bureau.name}
              </MenuItem>
            ))}
          </TextField>
          {/* #region preview */}
          <DateTimePicker
            label="Embargo ends"
            timezone={zone}
            value={embargo}
            onChange={setEmbargo}
            ampm={false}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" role="status">
          In the state: {embargo?.format('YYYY-MM-DD HH:mm Z') ?? 'no embargo'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
