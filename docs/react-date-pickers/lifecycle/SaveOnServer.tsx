import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

/** Simulates a request. The stage is never free on the 20th. */
function saveRehearsal(isoDay: string) {
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      if (isoDay.endsWith('-20')) {
        reject(new Error('The stage is not free on this day'));
      } else {
        resolve();
      }
    }, 800);
  });
}

const firstDay = dayjs('2026-03-01');
const lastDay = dayjs('2026-03-31');
const loaded = dayjs('2026-03-12');

type Status = 'saved' | 'saving' | 'failed';

export default function SaveOnServer() {
  const [value, setValue] = React.useState<Dayjs | null>(loaded);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [saved, setSaved] = React.useState<Dayjs>(loaded);
  const [status, setStatus] = React.useState<Status>('saved');
  const [resets, setResets] = React.useState(0);
  const lastRequest = React.useRef({ id: 0, isoDay: '2026-03-12' });

  const save = async (day: Dayjs | null, code: DateValidationError) => {
    if (day === null || code !== null) {
      return;
    }
    const isoDay = day.format('YYYY-MM-DD');
    if (isoDay === lastRequest.current.isoDay) {
      return;
    }
    const id = lastRequest.current.id + 1;
    lastRequest.current = { id, isoDay };
    setStatus('saving');
    let next: Status = 'saved';
    try {
      await saveRehearsal(isoDay);
    } catch {
      next = 'failed';
    }
    // Users may have chosen another day in the meantime.
    if (id === lastRequest.current.id) {
      setStatus(next);
      if (next === 'saved') {
        setSaved(day);
      } else {
        // Lets users try the same day again.
        lastRequest.current.isoDay = '';
      }
    }
  };

  const restore = () => {
    if (status === 'saving') {
      return;
    }
    lastRequest.current = {
      id: lastRequest.current.id + 1,
      isoDay: saved.format('YYYY-MM-DD'),
    };
    setValue(saved);
    setStatus('saved');
    // A new key, because the picker would otherwise remember the refused day.
    setResets((count) => count + 1);
  };

  const texts: Record<Status, string> = {
    saved: `Saved: ${saved.format('YYYY-MM-DD')}`,
    saving: 'Saving…',
    failed: 'Not saved. The stage is taken on this day',
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DatePicker
          key={resets}
          label="Dress rehearsal"
          minDate={firstDay}
          maxDate={lastDay}
          value={value}
          onChange={setValue}
          onError={setError}
          onAccept={(next, context) => {
            if (context.source === 'view') {
              void save(next, context.validationError);
            }
          }}
          slotProps={{
            textField: {
              onBlur: () => void save(value, error),
              error: error !== null || status === 'failed',
              helperText: error === null ? texts[status] : 'Only days in March 2026',
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion preview */}
        <Box>
          <Button size="small" onClick={restore}>
            Back to the saved day
          </Button>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
