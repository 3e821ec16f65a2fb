import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import EventIcon from '@mui/icons-material/Event';
import NightlightIcon from '@mui/icons-material/Nightlight';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

// #region preview
function SessionTabs(props: DateTimePickerTabsProps) {
  if (props.hidden) {
    return null;
  }

  return (
    <div className={props.className}>
      <DateTimePickerTabs
        {...props}
        className={undefined}
        dateIcon={<EventIcon />}
        timeIcon={<NightlightIcon />}
      />
      <Typography variant="body2" sx={{ px: 3, pt: 1, color: 'text.secondary' }}>
        The telescope needs 40 minutes to cool down.
      </Typography>
    </div>
  );
}

const slots = { tabs: SessionTabs };
// #endregion preview

export default function TabIcons() {
  const [hidden, setHidden] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={!hidden}
              onChange={(event) => setHidden(!event.target.checked)}
            />
          }
          label="Tabs visible"
        />
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateTimePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2026-09-11T21:30')}
            slots={slots}
            slotProps={{ tabs: { hidden }, actionBar: { actions: [] } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
