import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-05-05');
const lastDay = dayjs('2025-06-27');
const fullDays = ['2025-05-15', '2025-05-20', '2025-05-21'];

function toIso(day: Dayjs) {
  return day.format('YYYY-MM-DD');
}

/** Stands for a request. */
function isFull(isoDay: string) {
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(fullDays.includes(isoDay)), 800);
  });
}

export default function AskTheServer() {
  const [code, setCode] = React.useState<DateValidationError>(null);
  const [answer, setAnswer] = React.useState<'' | 'asking' | 'free' | 'full'>('');
  const lastRequest = React.useRef(0);

  const check = async (day: Dayjs | null, error: DateValidationError) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    if (day === null || error !== null) {
      setAnswer('');
      return;
    }
    setAnswer('asking');
    const full = await isFull(toIso(day));
    // Only the answer to the last question counts.
    if (request === lastRequest.current) {
      setAnswer(full ? 'full' : 'free');
    }
  };

  const texts = {
    '': 'May 15, 20 and 21 are full',
    asking: 'Asking…',
    free: 'There is room on this day',
    full: 'This day is full',
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Donation day"
        referenceDate={dayjs('2025-05-14')}
        minDate={firstDay}
        maxDate={lastDay}
        onChange={(next, context) => void check(next, context.validationError)}
        onError={setCode}
        slotProps={{
          textField: {
            error: code !== null || answer === 'full',
            helperText:
              code === null ? texts[answer] : 'From May 5 to June 27, 2025',
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
