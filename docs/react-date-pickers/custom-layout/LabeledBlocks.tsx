import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  type PickersLayoutClassKey,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const outings: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Regatta', getValue: () => dayjs('2026-05-16T09:00') },
  { label: 'Night row', getValue: () => dayjs('2026-06-20T21:30') },
];

// #region preview
const blocks: PickersLayoutClassKey[] = [
  'toolbar',
  'shortcuts',
  'tabs',
  'contentWrapper',
  'actionBar',
];

function labelBlock(block: PickersLayoutClassKey) {
  return {
    [`& .${pickersLayoutClasses[block]}`]: {
      position: 'relative',
      outline: '1px dashed',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
      pt: 2.5,
      '&::before': {
        content: `"${block}"`,
        position: 'absolute',
        insetInlineStart: 8,
        top: 4,
        typography: 'caption',
        lineHeight: 1,
        color: 'primary.main',
      },
    },
  };
}

// On phones, the shortcuts are a row above the calendar.
const onPhones = {
  '@media (max-width: 599px)': {
    [`& .${pickersLayoutClasses.shortcuts}`]: {
      gridColumn: '2 / 4',
      gridRow: 2,
      display: 'flex',
      maxWidth: 'none',
    },
    [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
    [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
  },
};

const layout = { sx: [...blocks.map(labelBlock), onPhones] };
// #endregion preview

const slotProps = {
  layout,
  shortcuts: { items: outings },
  tabs: { hidden: false },
  toolbar: { hidden: false },
};

type Orientation = 'portrait' | 'landscape';

export default function LabeledBlocks() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next: Orientation | null) =>
            setOrientation(next ?? orientation)
          }
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateTimePicker
            orientation={orientation}
            defaultValue={dayjs('2026-05-02T10:00')}
            slotProps={slotProps}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
