import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const saturday = dayjs('2026-04-18T10:00');

const columns = { display: 'grid', gridTemplateColumns: '112px 168px', gap: 2 };

export default function ListAndColumns() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [state, setState] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Box sx={columns}>
          {/* #region preview */}
          <DigitalClock
            value={time}
            referenceDate={saturday}
            onChange={(next, selectionState) => {
              setTime(next);
              setState(`${selectionState} from the list`);
            }}
          />
          <MultiSectionDigitalClock
            value={time}
            referenceDate={saturday}
            onChange={(next, selectionState, view) => {
              setTime(next);
              setState(`${selectionState} from ${view}`);
            }}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          Value: {time ? time.format('YYYY-MM-DD HH:mm') : 'null'}
          <br />
          onChange: {state}
        </Typography>
        <Button variant="outlined" onClick={() => setTime(null)}>
          Empty both
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
