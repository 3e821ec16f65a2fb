import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { validateDateTime } from '@mui/x-date-pickers/validation';

const lessons: { learner: string; start: Dayjs | null }[] = [
  { learner: 'Amara', start: dayjs('2025-05-14T10:00') },
  { learner: 'Bruno', start: null },
  { learner: 'Chen', start: dayjs('2025-04-30T10:00') },
  { learner: 'Dalia', start: dayjs('2025-05-18T10:00') },
  { learner: 'Emil', start: dayjs('2025-05-15T07:00') },
  { learner: 'Farah', start: dayjs('2025-05-18T07:00') },
  { learner: 'Goran', start: dayjs('2025-05-16T10:20') },
];

// #region preview
const rules = {
  disablePast: false,
  disableFuture: false,
  minDate: dayjs('2025-05-05'),
  maxDate: dayjs('2025-06-27'),
  minTime: dayjs('2025-05-05T08:00'),
  minutesStep: 15,
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

function getError(adapter: MuiPickersAdapter, value: Dayjs | null) {
  return validateDateTime({
    adapter,
    value,
    timezone: 'default',
    props: rules,
  });
}
// #endregion preview

function toText(start: Dayjs | null) {
  return start === null ? 'null' : start.format('MMM D, HH:mm');
}

function Lessons() {
  const adapter: MuiPickersAdapter = usePickerAdapter();

  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label="Imported lessons"
        sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Learner</TableCell>
            <TableCell>Start</TableCell>
            <TableCell>Error</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lessons.map((lesson) => (
            <TableRow key={lesson.learner}>
              <TableCell>{lesson.learner}</TableCell>
              <TableCell>{toText(lesson.start)}</TableCell>
              <TableCell>{getError(adapter, lesson.start) ?? 'null'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export default function CheckTheImport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Lessons />
    </LocalizationProvider>
  );
}
