import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstCut = dayjs('2026-04-18T08:00');
const lastCut = dayjs('2026-04-18T18:00');

// #region preview
function SlotWithBarber(props: DigitalClockItemProps) {
  const time: Dayjs = props.itemValue;
  const barber = time.hour() < 13 ? 'Ruth' : 'Tomás';

  return (
    <DigitalClockItem {...props} aria-disabled={props.disabled}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {props.formattedValue}
      </Box>
      {barber}
    </DigitalClockItem>
  );
}

const slots = { digitalClockItem: SlotWithBarber };
// #endregion preview

export default function BarberOnDuty() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 280 }}>
        <DigitalClock
          timeStep={60}
          minTime={firstCut}
          maxTime={lastCut}
          referenceDate={firstCut}
          slots={slots}
          sx={{ maxHeight: 320 }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
