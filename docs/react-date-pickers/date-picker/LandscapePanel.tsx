import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LandscapePanel() {
  const [orientation, setOrientation] = React.useState<'landscape' | 'portrait'>(
    'landscape',
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next: 'landscape' | 'portrait' | null) =>
            setOrientation(next ?? orientation)
          }
        >
          <ToggleButton value="landscape">Landscape</ToggleButton>
          <ToggleButton value="portrait">Portrait</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDatePicker
            orientation={orientation}
            defaultValue={dayjs('2025-05-14')}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
