import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PatientForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs('2025-05-14T08:30'),
  );
  const [sent, setSent] = React.useState<string[]>([]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent([...data].map(([name, value]) => `${name} = ${String(value)}`));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DateField
            name="born"
            label="Pickle, dog, born on"
            defaultValue={dayjs('2021-02-06')}
            required
          />
          <TimePicker
            name="feeding"
            label="Last feeding"
            defaultValue={dayjs('2025-05-14T07:05')}
          />
          <DateTimePicker label="Arrival" value={arrival} onChange={setArrival} />
          <input
            type="hidden"
            name="arrival"
            value={arrival?.isValid() ? arrival.format('YYYY-MM-DD HH:mm') : ''}
          />
          {/* #endregion preview */}
        </Stack>
        <div>
          <Button type="submit" variant="outlined">
            Admit the patient
          </Button>
        </div>
        <Typography
          variant="body2"
          role="status"
          component="div"
          sx={{ minHeight: 60 }}
        >
          {sent.length === 0
            ? 'Nothing sent yet'
            : sent.map((line) => <div key={line}>{line}</div>)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
