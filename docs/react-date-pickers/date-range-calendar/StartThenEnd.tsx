import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const spring = dayjs('2026-03-01');

const toText = (day: Dayjs | null) => (day === null ? 'null' : day.format('MMM D'));

export default function StartThenEnd() {
  const [dates, setDates] = React.useState<DateRange<Dayjs>>([null, null]);
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [state, setState] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Day to choose next"
            value={position}
            onChange={(_event, next: RangePosition | null) =>
              setPosition(next ?? position)
            }
          >
            <ToggleButton value="start">First day</ToggleButton>
            <ToggleButton value="end">Last day</ToggleButton>
          </ToggleButtonGroup>
          <Button
            onClick={() => {
              setDates([null, null]);
              setPosition('start');
            }}
          >
            Empty
          </Button>
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateRangeCalendar
            calendars={1}
            referenceDate={spring}
            value={dates}
            onChange={(next, selectionState) => {
              setDates(next);
              setState(selectionState ?? 'none');
            }}
            rangePosition={position}
            onRangePositionChange={setPosition}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          Value: [{toText(dates[0])}, {toText(dates[1])}]
          <br />
          Selection state: {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
