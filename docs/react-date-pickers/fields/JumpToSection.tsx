import * as React from 'react';
import DateRangeIcon from '@mui/icons-material/DateRange';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSectionType } from '@mui/x-date-pickers/models';

const TYPES: FieldSectionType[] = ['month', 'day', 'year'];

export default function JumpToSection() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const [selected, setSelected] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {TYPES.map((type) => (
            <Button
              key={type}
              variant="outlined"
              onClick={() => fieldRef.current?.setSelectedSections(type)}
            >
              {type}
            </Button>
          ))}
          <IconButton
            aria-label="Select the whole date"
            onClick={() => fieldRef.current?.setSelectedSections('all')}
          >
            <DateRangeIcon />
          </IconButton>
        </Stack>
        {/* #region preview */}
        <DateField
          label="Due back"
          defaultValue={dayjs('2026-03-30')}
          unstableFieldRef={fieldRef}
          onSelectedSectionsChange={(next) =>
            setSelected(
              typeof next === 'number'
                ? `${next}, the ${TYPES[next]}`
                : String(next),
            )
          }
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Selected: {selected}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
