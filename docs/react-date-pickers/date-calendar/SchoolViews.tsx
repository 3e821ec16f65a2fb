import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const VIEWS = {
  'year, day': ['year', 'day'],
  'year, month, day': ['year', 'month', 'day'],
  'year, month': ['year', 'month'],
  day: ['day'],
} satisfies Record<string, DateView[]>;

type ViewsName = keyof typeof VIEWS;

const firstYear = dayjs('2020-01-01');
const lastYear = dayjs('2028-12-31');

export default function SchoolViews() {
  const [name, setName] = React.useState<ViewsName>('year, month, day');
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-09-07'));
  const [state, setState] = React.useState('none yet');
  const views: DateView[] = VIEWS[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Views"
          value={name}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
          onChange={(_event, next: ViewsName | null) => {
            if (next !== null) {
              setName(next);
            }
          }}
        >
          {Object.keys(VIEWS).map((key) => (
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            key={name}
            views={views}
            openTo={views[0]}
            minDate={firstYear}
            maxDate={lastYear}
            value={day}
            onChange={(next, selectionState) => {
              setDay(next);
              setState(selectionState ?? 'none');
            }}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          First day of school: {day ? day.format('YYYY-MM-DD') : 'none'}; state of
          the last choice: {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
