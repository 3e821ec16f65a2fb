import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';

interface Context {
  validationError: DateValidationError;
  source?: string;
}

function toText(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date';
}

function toLine(callback: string, date: Dayjs | null, context: Context) {
  return [
    `${callback}: ${toText(date)}`,
    context.validationError ?? 'no error',
    context.source,
  ]
    .filter(Boolean)
    .join(', ');
}

type Part = 'field' | 'popup' | 'dialog';

export default function WatchTheCallbacks() {
  const [part, setPart] = React.useState<Part>('popup');
  const [lines, setLines] = React.useState<string[]>([]);

  const add = (line: string) => setLines((old) => [...old, line].slice(-6));

  // #region preview
  const fieldCallbacks = {
    onChange: (next: Dayjs | null, context: Context) =>
      add(toLine('onChange', next, context)),
    onError: (code: DateValidationError) => add(`onError: ${code ?? 'null'}`),
  };
  const pickerCallbacks = {
    ...fieldCallbacks,
    onAccept: (next: Dayjs | null, context: Context) =>
      add(toLine('onAccept', next, context)),
    onOpen: () => add('onOpen'),
    onClose: () => add('onClose'),
  };
  // #endregion preview

  const shared = {
    label: 'Premiere',
    defaultValue: dayjs('2026-03-14'),
    maxDate: dayjs('2026-12-31'),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={part}
          aria-label="Component"
          onChange={(_event, next: Part | null) => {
            if (next !== null) {
              setPart(next);
              setLines([]);
            }
          }}
        >
          <ToggleButton value="popup">Popup</ToggleButton>
          <ToggleButton value="dialog">Dialog</ToggleButton>
          <ToggleButton value="field">Field</ToggleButton>
        </ToggleButtonGroup>
        {part === 'popup' && <DesktopDatePicker {...shared} {...pickerCallbacks} />}
        {part === 'dialog' && <MobileDatePicker {...shared} {...pickerCallbacks} />}
        {part === 'field' && <DateField {...shared} {...fieldCallbacks} />}
        <Box
          role="log"
          aria-label="Last six calls"
          sx={{
            minHeight: 168,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'action.hover',
            typography: 'body2',
            overflowWrap: 'anywhere',
          }}
        >
          {lines.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              No callback yet
            </Typography>
          )}
          {lines.map((line, index) => (
            <Box key={index} sx={{ lineHeight: '24px' }}>
              {line}
            </Box>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
