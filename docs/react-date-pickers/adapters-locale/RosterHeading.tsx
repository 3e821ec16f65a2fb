import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';

// #region preview
function WeekHeading(props: { day: Dayjs | null }) {
  const adapter: MuiPickersAdapter = usePickerAdapter();
  if (!adapter.isValid(props.day)) {
    return <Typography role="status">No week</Typography>;
  }
  const monday = adapter.startOfWeek(props.day);
  return (
    <Typography role="status">
      {adapter.format(monday, 'normalDate')} –{' '}
      {adapter.format(adapter.endOfWeek(props.day), 'fullDate')}
    </Typography>
  );
}
// #endregion preview

export default function RosterHeading() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-07-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Roster of the Lyon base" value={day} onChange={setDay} />
        <WeekHeading day={day} />
      </Stack>
    </LocalizationProvider>
  );
}
