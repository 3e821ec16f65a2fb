import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';

// #region preview
const firstCut = dayjs('2026-04-18T09:00');
const lastCut = dayjs('2026-04-18T17:30');

function isLunch(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 12;
}
// #endregion preview

const columns = { display: 'grid', gridTemplateColumns: '112px 168px', gap: 2 };

export default function ClosedAtNoon() {
  const [skip, setSkip] = React.useState(true);
  const rules = {
    referenceDate: firstCut,
    minTime: firstCut,
    maxTime: lastCut,
    shouldDisableTime: isLunch,
    skipDisabled: skip,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <FormControlLabel
          control={<Switch checked={skip} />}
          label="Hide disabled times"
          onChange={() => setSkip(!skip)}
        />
        <Box sx={columns}>
          <DigitalClock {...rules} />
          <MultiSectionDigitalClock {...rules} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
