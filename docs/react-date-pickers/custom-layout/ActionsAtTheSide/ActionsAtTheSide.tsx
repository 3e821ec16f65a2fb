import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const actions: PickersActionBarProps['actions'] = ['accept', 'today', 'clear'];

// #region preview
const slotProps = {
  actionBar: { actions, disableSpacing: true },
  layout: {
    sx: {
      [`& .${pickersLayoutClasses.actionBar}`]: {
        gap: 1,
        '@media (min-width: 600px)': {
          gridColumn: 4,
          gridRow: 2,
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          pt: 2,
        },
      },
    },
  },
};
// #endregion preview

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
