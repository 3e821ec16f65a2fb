import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

function describe(element: Element | null) {
  if (!element || element === document.body) {
    return 'nothing';
  }
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const labelId = element.getAttribute('aria-labelledby');
  const name =
    element.getAttribute('aria-label') ??
    (labelId && document.getElementById(labelId)?.textContent) ??
    element.textContent;
  const value =
    element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return `${role}, “${name}”${value ? `, ${value}` : ''}`;
}

export default function ReadTheFocus() {
  const [focus, setFocus] = React.useState('nothing');
  const [key, setKey] = React.useState('none');

  const readFocus = () => setFocus(describe(document.activeElement));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        // React events bubble from the popups as well.
        onFocus={readFocus}
        onKeyUp={readFocus}
        onKeyDownCapture={(event) => setKey(event.key === ' ' ? 'Space' : event.key)}
      >
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DesktopDatePicker
            label="Appointment, in a popup"
            defaultValue={dayjs('2026-05-06')}
          />
          <MobileTimePicker
            label="Time, in a dialog"
            defaultValue={dayjs('2026-05-06T09:30')}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" component="div">
          Last key: {key}
          <br />
          Focus: {focus}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
