import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

type Kind = 'a day' | 'a time' | 'a day and a time';
type Shape = 'a field and a popup' | 'a field alone' | 'a view on the page';

const kinds: Kind[] = ['a day', 'a time', 'a day and a time'];
const shapes: Shape[] = [
  'a field and a popup',
  'a field alone',
  'a view on the page',
];

export default function FamilyFinder() {
  const [kind, setKind] = React.useState<Kind>('a day and a time');
  const [shape, setShape] = React.useState<Shape>('a field and a popup');
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-05-14T09:30'));

  const changeKind = (event: React.ChangeEvent<HTMLInputElement>) => {
    setKind(event.target.value as Kind);
  };
  const changeShape = (event: React.ChangeEvent<HTMLInputElement>) => {
    setShape(event.target.value as Shape);
  };

  const shared = { value: visit, onChange: setVisit };
  const label = 'Check-up of Biscuit, cat';

  // #region preview
  const found: Record<Kind, Record<Shape, React.JSX.Element>> = {
    'a day': {
      'a field and a popup': <DatePicker {...shared} label={label} />,
      'a field alone': <DateField {...shared} label={label} />,
      'a view on the page': <DateCalendar {...shared} sx={{ m: 0 }} />,
    },
    'a time': {
      'a field and a popup': <TimePicker {...shared} label={label} />,
      'a field alone': <TimeField {...shared} label={label} />,
      'a view on the page': <MultiSectionDigitalClock {...shared} />,
    },
    'a day and a time': {
      'a field and a popup': <DateTimePicker {...shared} label={label} />,
      'a field alone': <DateTimeField {...shared} label={label} />,
      'a view on the page': (
        <StaticDateTimePicker {...shared} sx={{ width: 360, maxWidth: '100%' }} />
      ),
    },
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            select
            size="small"
            label="You ask for"
            value={kind}
            onChange={changeKind}
            sx={{ minWidth: 190 }}
          >
            {kinds.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="by"
            value={shape}
            onChange={changeShape}
            sx={{ minWidth: 190 }}
          >
            {shapes.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <Box sx={{ overflowX: 'auto', pt: 1 }}>{found[kind][shape]}</Box>
        <Typography variant="body2" role="status">
          Value: {visit?.isValid() ? visit.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
