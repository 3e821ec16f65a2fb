import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

export default function ChangeOneEnd() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-07'),
    dayjs('2025-08-10'),
  ]);
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<RangePosition>('start');

  const change = (end: RangePosition) => {
    setPosition(end);
    setOpen(true);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        {/* #region preview */}
        <DateRangePicker
          label="Nights at the hut"
          sx={{ width: 290, maxWidth: '100%' }}
          value={value}
          onChange={setValue}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
        <Button onClick={() => change('start')}>Arrive on another day</Button>
        <Button onClick={() => change('end')}>Extend or shorten</Button>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
