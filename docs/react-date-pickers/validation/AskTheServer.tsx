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

/** Simulates a request. The one for May 30 fails. */
function isFull(isoDay: string) {
  return new Promise<boolean>((resolve, reject) => {
    setTimeout(() => {
      if (isoDay === '2025-05-30') {
        reject(new Error('The server does not answer'));
        return;
      }
      resolve(fullDays.includes(isoDay));
    }, 800);
  });
}

type Answer = 'none' | 'asking' | 'free' | 'full' | 'failed';

const texts: Record<Answer, string> = {
  none: 'May 15, 20 and 21 are full',
  asking: 'Asking…',
  free: 'There is room on this day',
  full: 'This day is full',
  failed: 'We could not check this day and will do so when you book',
};

export default function AskTheServer() {
  const [code, setCode] = React.useState<DateValidationError>(null);
  const [answer, setAnswer] = React.useState<Answer>('none');
  const lastRequest = React.useRef(0);

  // #region preview
  const check = async (day: Dayjs | null, error: DateValidationError) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    if (day === null || error !== null) {
      setAnswer('none');
      return;
    }
    setAnswer('asking');
    let next: Answer;
    try {
      next = (await isFull(toIso(day))) ? 'full' : 'free';
    } catch {
      next = 'failed';
    }
    // The response to an earlier request may arrive after this one.
    if (request === lastRequest.current) {
      setAnswer(next);
    }
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
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
    </LocalizationProvider>
  );
}
