import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// 5,000 days on which the depot is closed, from 2000 on.
const closedDays = Array.from({ length: 5000 }, (_, index) =>
  new Date(Date.UTC(2000, 0, 1 + index * 3)).toISOString().slice(0, 10),
);

// #region preview
const closedDaySet = new Set(closedDays);

function isClosed(day: Dayjs) {
  return closedDaySet.has(day.format('YYYY-MM-DD'));
}
// #endregion preview

// What follows only counts.
const renders = 10;
const count = { calls: 0, comparisons: 0 };

function countInArray(day: Dayjs) {
  const index = closedDays.indexOf(day.format('YYYY-MM-DD'));
  count.calls += 1;
  count.comparisons += index === -1 ? closedDays.length : index + 1;
  return index !== -1;
}

function countInSet(day: Dayjs) {
  count.calls += 1;
  count.comparisons += 1;
  return isClosed(day);
}

export default function CountTheCalls() {
  const [isStable, setIsStable] = React.useState(false);
  const [usesSet, setUsesSet] = React.useState(false);
  const [, rerender] = React.useReducer((before: number) => before + 1, 0);
  const [result, setResult] = React.useState('');

  const lookUp = usesSet ? countInSet : countInArray;
  const rule = isStable ? lookUp : (day: Dayjs) => lookUp(day);

  const measure = () => {
    count.calls = 0;
    count.comparisons = 0;
    for (let index = 0; index < renders; index += 1) {
      flushSync(rerender);
    }
    setResult(
      `${renders} renders: ${count.calls} calls, ${count.comparisons.toLocaleString('en')} comparisons`,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={isStable} />}
          label="The same function each time"
          onChange={() => setIsStable(!isStable)}
        />
        <FormControlLabel
          control={<Switch checked={usesSet} />}
          label="Look up in a Set"
          onChange={() => setUsesSet(!usesSet)}
        />
        <Button variant="outlined" onClick={measure}>
          Render {renders} times
        </Button>
        <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
          {result}
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar
            defaultValue={dayjs('2025-05-14')}
            shouldDisableDate={rule}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
