import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2025-08-22T07:40');

function describe(root: HTMLElement) {
  const lines = [...root.querySelectorAll('[role="spinbutton"]')].map((section) => {
    const name = section.getAttribute('aria-label');
    const text =
      section.getAttribute('aria-valuetext') ??
      section.getAttribute('aria-valuenow');
    return `spinbutton "${name}" ${section.textContent}, read as ${text}`;
  });
  const button = root.querySelector('button');
  lines.push(`button "${button?.getAttribute('aria-label')}"`);
  lines.push(`hidden input "${root.querySelector('input')?.value}"`);
  return lines;
}

export default function WhatATestSees() {
  const root = React.useRef<HTMLDivElement>(null);
  const [lines, setLines] = React.useState<string[]>([]);

  const look = React.useCallback(() => {
    if (root.current) {
      const next = describe(root.current);
      setLines((now) => (now.join() === next.join() ? now : next));
    }
  }, []);

  React.useEffect(() => {
    const observer = new MutationObserver(look);
    if (root.current) {
      observer.observe(root.current, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
    look();
    return () => observer.disconnect();
  }, [look]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <div ref={root}>
          {/* #region preview */}
          <DateTimePicker name="arrival" label="Arrival" defaultValue={departure} />
          {/* #endregion preview */}
        </div>
        <Box
          component="ul"
          aria-label="What a test finds"
          sx={{ m: 0, paddingInlineStart: 3 }}
        >
          {lines.map((line) => (
            <Typography key={line} component="li" variant="body2">
              {line}
            </Typography>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
