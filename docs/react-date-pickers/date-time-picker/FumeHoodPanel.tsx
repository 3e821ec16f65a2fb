import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

type Orientation = 'portrait' | 'landscape';

const localeText = { toolbarTitle: 'Fume hood 3 from' };

export default function FumeHoodPanel() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');
  const [toolbar, setToolbar] = React.useState(true);
  const [tabs, setTabs] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
        >
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
          <FormControlLabel
            control={<Switch checked={toolbar} />}
            label="Toolbar"
            onChange={() => setToolbar(!toolbar)}
          />
          <FormControlLabel
            control={<Switch checked={tabs} />}
            label="Tabs"
            onChange={() => setTabs(!tabs)}
          />
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDateTimePicker
            orientation={orientation}
            defaultValue={dayjs('2025-10-14T10:30')}
            localeText={localeText}
            slotProps={{
              toolbar: { hidden: !toolbar, toolbarFormat: 'D MMM' },
              tabs: { hidden: !tabs },
              actionBar: { actions: [] },
            }}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
