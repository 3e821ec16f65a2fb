import * as React from 'react';
import BackspaceIcon from '@mui/icons-material/Backspace';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = { clearIcon: BackspaceIcon };

export default function ClearTheReturn() {
  const [returned, setReturned] = React.useState<Dayjs | null>(dayjs('2026-03-27'));
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Returned on"
          clearable
          clearButtonPosition="start"
          slots={slots}
          value={returned}
          onChange={setReturned}
          onClear={() => setClears((count) => count + 1)}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          {returned === null ? 'Still on loan' : 'Back on the shelf'} (cleared{' '}
          {clears} times)
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
