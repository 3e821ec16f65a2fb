import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

const slots = { day: PickerDay2 };

export default function DaySizes() {
  const [size, setSize] = React.useState(30);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Typography id="day-size" variant="body2">
          Size of a day: {size} px
        </Typography>
        <Slider
          aria-labelledby="day-size"
          min={24}
          max={40}
          value={size}
          onChange={(_event, value) => setSize(value)}
          sx={{ width: 200 }}
        />
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            defaultValue={dayjs('2026-05-13')}
            views={['day']}
            slots={slots}
            sx={{ [`& .${dayCalendarClasses.weekDayLabel}`]: { width: size } }}
            slotProps={{ day: { sx: { '--PickerDay-size': `${size}px` } } }}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
