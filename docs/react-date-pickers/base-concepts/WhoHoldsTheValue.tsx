import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Film = { title: string; premiere: Dayjs };

const lockKeeper: Film = {
  title: 'The Lock Keeper',
  premiere: dayjs('1931-03-09'),
};
const saltRoad: Film = { title: 'Salt Road', premiere: dayjs('1954-11-26') };

export default function WhoHoldsTheValue() {
  const [film, setFilm] = React.useState<Film>(lockKeeper);
  const [premiere, setPremiere] = React.useState<Dayjs | null>(lockKeeper.premiere);

  const load = (next: Film) => {
    setFilm(next);
    setPremiere(next.premiere);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {[lockKeeper, saltRoad].map((entry) => (
            <Button
              key={entry.title}
              variant={entry === film ? 'contained' : 'outlined'}
              aria-pressed={entry === film}
              onClick={() => load(entry)}
            >
              {entry.title}
            </Button>
          ))}
        </Stack>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DatePicker label="Controlled" value={premiere} onChange={setPremiere} />
          <DatePicker label="Uncontrolled" defaultValue={film.premiere} />
          <DateField
            key={film.title}
            label="Uncontrolled, with a key"
            defaultValue={film.premiere}
          />
          {/* #endregion preview */}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
