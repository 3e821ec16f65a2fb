import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const nine = dayjs('2026-04-18T09:00');

const columns = { display: 'grid', gridTemplateColumns: '112px 168px', gap: 2 };

export default function SlotLength() {
  const [minutes, setMinutes] = React.useState(20);
  const timeSteps = React.useMemo(() => ({ hours: 1, minutes }), [minutes]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Minutes between two slots"
          value={minutes}
          onChange={(_event, next: number | null) => setMinutes(next ?? minutes)}
        >
          <ToggleButton value={15}>15</ToggleButton>
          <ToggleButton value={20}>20</ToggleButton>
          <ToggleButton value={45}>45</ToggleButton>
          <ToggleButton value={90}>90</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={columns}>
          {/* #region preview */}
          <DigitalClock timeStep={minutes} defaultValue={nine} />
          <MultiSectionDigitalClock timeSteps={timeSteps} defaultValue={nine} />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
