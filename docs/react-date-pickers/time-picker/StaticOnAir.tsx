import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

type Orientation = 'portrait' | 'landscape';

const localeText = { toolbarTitle: 'On air at' };
const slotProps = { actionBar: { actions: [] } };

export default function StaticOnAir() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next: Orientation | null) =>
            next && setOrientation(next)
          }
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticTimePicker
            orientation={orientation}
            defaultValue={dayjs('2025-03-03T20:05')}
            localeText={localeText}
            slotProps={slotProps}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
