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

type Cycle = '12' | '24';

const closing = dayjs('2026-04-18T18:00');

const columns = { display: 'grid', gridTemplateColumns: '112px 168px', gap: 2 };

export default function HoursOfTheSign() {
  const [cycle, setCycle] = React.useState<Cycle>('24');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Hours on the sign"
          value={cycle}
          onChange={(_event, next: Cycle | null) => setCycle(next ?? cycle)}
        >
          <ToggleButton value="12">12 hours</ToggleButton>
          <ToggleButton value="24">24 hours</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={columns}>
          {/* #region preview */}
          <DigitalClock ampm={cycle === '12'} defaultValue={closing} />
          <MultiSectionDigitalClock ampm={cycle === '12'} defaultValue={closing} />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
