import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { useValidation, validateTime } from '@mui/x-date-pickers/validation';
import type { TimeView } from '@mui/x-date-pickers/models';

// #region preview
// Vans leave on the hour, so nobody hands out parcels in the first 15 minutes.
function isLoading(time: Dayjs, view: TimeView) {
  return view === 'minutes' && time.minute() < 15;
}
// #endregion preview

const rules = {
  disablePast: false,
  disableFuture: false,
  shouldDisableTime: isLoading,
};

type Clock = 'DigitalClock' | 'MultiSection' | 'TimeClock';

function PickupTime() {
  const [clock, setClock] = React.useState<Clock>('DigitalClock');
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-05-14T09:30'));
  const { validationError } = useValidation({
    validator: validateTime,
    value: time,
    timezone: 'default',
    props: rules,
  });
  const common = {
    value: time,
    onChange: (next: Dayjs | null) => setTime(next),
    shouldDisableTime: isLoading,
    ampm: false,
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Clock"
        value={clock}
        onChange={(_, next: Clock | null) => setClock(next ?? clock)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="DigitalClock">Digital</ToggleButton>
        <ToggleButton value="MultiSection">Multi-section</ToggleButton>
        <ToggleButton value="TimeClock">Dial</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {time?.format('HH:mm')}: {validationError ?? 'valid'}
      </Typography>
      <Box sx={{ height: 300, maxWidth: '100%', overflow: 'auto' }}>
        {clock === 'DigitalClock' && <DigitalClock timeStep={15} {...common} />}
        {clock === 'MultiSection' && (
          <MultiSectionDigitalClock timeSteps={{ minutes: 15 }} {...common} />
        )}
        {clock === 'TimeClock' && <TimeClock showViewSwitcher {...common} />}
      </Box>
    </Stack>
  );
}

export default function ClocksAndViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PickupTime />
    </LocalizationProvider>
  );
}
