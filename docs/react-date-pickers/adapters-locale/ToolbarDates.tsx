import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const workshop = dayjs('2026-08-12');
const formats = ['dddd, MMM D', 'D MMMM YYYY', 'YYYY-MM-DD'];

export default function ToolbarDates() {
  const [format, setFormat] = React.useState('D MMMM YYYY');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420, overflowX: 'auto', pt: 1 }}>
        <TextField
          select
          size="small"
          label="toolbarFormat"
          value={format}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setFormat(event.target.value)
          }
          sx={{ width: 200, mb: 1 }}
        >
          {formats.map((text) => (
            <MenuItem key={text} value={text}>
              {text}
            </MenuItem>
          ))}
        </TextField>
        {/* #region preview */}
        <StaticDatePicker
          defaultValue={workshop}
          localeText={{ toolbarTitle: 'Workshop day' }}
          slotProps={{
            toolbar: { toolbarFormat: format },
            actionBar: { actions: [] },
          }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
