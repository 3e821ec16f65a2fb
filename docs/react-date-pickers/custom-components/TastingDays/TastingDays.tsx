import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { TastingNote } from './TastingNote';
import { beerOn, firstShown } from './tastings';

const Dot = styled('span')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 4,
  width: 5,
  height: 5,
  marginInline: 'auto',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
});

// #region preview
function TastingDay({ sx, ...props }: PickersDayProps) {
  const adapter: MuiPickersAdapter = usePickerAdapter();
  const beer = beerOn(props.day);
  const date = adapter.format(props.day, 'dayOfMonth');

  return (
    <PickersDay
      {...props}
      aria-label={beer ? `${date}, tasting of ${beer}` : undefined}
      sx={[
        Boolean(beer) && { '&&': { fontWeight: 800 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {date}
      {beer && <Dot />}
    </PickersDay>
  );
}

const slots = { day: TastingDay };
// #endregion preview

export default function TastingDays() {
  const [day, setDay] = React.useState<Dayjs | null>(firstShown);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar value={day} onChange={setDay} views={['day']} slots={slots} />
        <TastingNote day={day} />
      </Box>
    </LocalizationProvider>
  );
}
