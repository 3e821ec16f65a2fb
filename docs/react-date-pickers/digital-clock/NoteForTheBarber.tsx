import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';

type FocusedColumn = MultiSectionDigitalClockProps['focusedView'];

const saturday = dayjs('2026-04-18T09:00');

export default function NoteForTheBarber() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [note, setNote] = React.useState('');
  const [column, setColumn] = React.useState<FocusedColumn>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <Box onBlur={() => setColumn(null)}>
          <MultiSectionDigitalClock
            value={time}
            onChange={setTime}
            referenceDate={saturday}
            focusedView={column}
            onFocusedViewChange={(view, hasFocus) =>
              setColumn(hasFocus ? view : null)
            }
          />
        </Box>
        <TextField
          label="Note for the barber"
          value={note}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setNote(event.target.value)
          }
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
