import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const CountContext = React.createContext<() => void>(() => undefined);

function GlazeDay(props: PickersDayProps) {
  const countMount = React.useContext(CountContext);
  React.useEffect(countMount, [countMount]);
  return <PickersDay {...props} />;
}

// #region preview
const stableSlots = { day: GlazeDay };

const GlazeCalendar = React.memo(function GlazeCalendar({
  stable,
}: {
  stable: boolean;
}) {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-13'));
  // A new function on every render is a different component to React.
  const freshSlots = { day: (props: PickersDayProps) => <GlazeDay {...props} /> };

  return (
    <DateCalendar
      value={day}
      onChange={setDay}
      views={['day']}
      slots={stable ? stableSlots : freshSlots}
    />
  );
});
// #endregion preview

export default function RemountedDays() {
  const [stable, setStable] = React.useState(false);
  const [mounts, setMounts] = React.useState(0);
  const countMount = React.useCallback(() => setMounts((count) => count + 1), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={stable}
              onChange={(event) => {
                setStable(event.target.checked);
                setMounts(0);
              }}
            />
          }
          label="Stable component"
        />
        <Typography variant="body2" role="status">
          Days mounted: {mounts}
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <CountContext.Provider value={countMount}>
            <GlazeCalendar stable={stable} />
          </CountContext.Provider>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
