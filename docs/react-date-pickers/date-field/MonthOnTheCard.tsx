import * as React from 'react';
import BadgeIcon from '@mui/icons-material/Badge';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstOfMonth = dayjs('2026-01-01');

export default function MonthOnTheCard() {
  const [month, setMonth] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Card valid until"
          variant="filled"
          size="small"
          required
          fullWidth
          format="MM/YYYY"
          referenceDate={firstOfMonth}
          value={month}
          onChange={setMonth}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <BadgeIcon />
              </InputAdornment>
            ),
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Value: {month?.isValid() ? month.format('YYYY-MM-DD') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
