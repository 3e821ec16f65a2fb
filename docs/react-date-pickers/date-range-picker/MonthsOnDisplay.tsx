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
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

type Months = 1 | 2 | 3;

const hidden = { actionBar: { actions: [] } };

export default function MonthsOnDisplay() {
  const [calendars, setCalendars] = React.useState<Months>(2);
  const [showsLast, setShowsLast] = React.useState(false);
  const [keepMonth, setKeepMonth] = React.useState(false);
  const [drag, setDrag] = React.useState(true);

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
            aria-label="Months on display"
            value={calendars}
            onChange={(_event, next: Months | null) => next && setCalendars(next)}
          >
            <ToggleButton value={1}>1 month</ToggleButton>
            <ToggleButton value={2}>2 months</ToggleButton>
            <ToggleButton value={3}>3 months</ToggleButton>
          </ToggleButtonGroup>
          <FormControlLabel
            control={<Switch checked={showsLast} />}
            label="Arrival in the last month"
            onChange={() => setShowsLast(!showsLast)}
          />
          <FormControlLabel
            control={<Switch checked={keepMonth} />}
            label="Keep the months"
            onChange={() => setKeepMonth(!keepMonth)}
          />
          <FormControlLabel
            control={<Switch checked={drag} />}
            label="Drag the ends"
            onChange={() => setDrag(!drag)}
          />
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDateRangePicker
            displayStaticWrapperAs="desktop"
            defaultValue={[dayjs('2025-08-07'), dayjs('2025-10-12')]}
            calendars={calendars}
            currentMonthCalendarPosition={showsLast ? calendars : 1}
            disableAutoMonthSwitching={keepMonth}
            disableDragEditing={!drag}
            slotProps={hidden}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
