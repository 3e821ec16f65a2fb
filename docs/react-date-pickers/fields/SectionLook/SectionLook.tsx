import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersInputBaseClasses } from '@mui/x-date-pickers/PickersTextField';

// #region preview
const stamped: SxProps<Theme> = {
  [`& .${pickersInputBaseClasses.sectionContent}`]: {
    paddingInline: '6px',
    borderRadius: '4px',
    fontWeight: 600,
    backgroundColor: 'action.hover',
    '&:focus': {
      outline: '2px solid',
      outlineColor: (theme) => (theme.vars ?? theme).palette.primary.main,
    },
  },
  [`& .${pickersInputBaseClasses.sectionAfter}`]: { color: 'text.secondary' },
};
// #endregion preview

export default function SectionLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Date stamp"
          fullWidth
          format="DD MMM YYYY"
          defaultValue={dayjs('2026-03-30')}
          sx={stamped}
        />
      </Box>
    </LocalizationProvider>
  );
}
