import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import LeftArrowIcon from '@mui/icons-material/West';
import RightArrowIcon from '@mui/icons-material/East';
import SwitchViewIcon from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const arrow: SxProps<Theme> = {
  marginInlineStart: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const rounded: SxProps<Theme> = { borderRadius: 1 };

// #region preview
const slots = {
  leftArrowIcon: LeftArrowIcon,
  rightArrowIcon: RightArrowIcon,
  switchViewIcon: SwitchViewIcon,
};

const slotProps = {
  previousIconButton: { size: 'small', sx: arrow },
  nextIconButton: { size: 'small', sx: arrow },
  switchViewButton: { color: 'primary', sx: rounded },
  calendarHeader: { format: 'MMM YYYY' },
} as const;
// #endregion preview

export default function ArrowButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2026-09-11')}
          minDate={dayjs('2026-07-01')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
