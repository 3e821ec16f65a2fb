import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/he';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { heIL } from '@mui/x-date-pickers/locales';

const pickupDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '12.3.2026', getValue: () => dayjs('2026-03-12') },
  { label: '20.3.2026', getValue: () => dayjs('2026-03-20') },
  { label: '1.4.2026', getValue: () => dayjs('2026-04-01') },
];

export default function RightToLeft() {
  const outerTheme = useTheme();
  const theme = React.useMemo<Theme>(
    () => ({ ...outerTheme, direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="he"
        localeText={heIL.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <Box dir="rtl" lang="he" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2026-03-11')}
            slotProps={{
              shortcuts: { items: pickupDates },
              layout: {
                sx: {
                  display: { xs: 'block', sm: 'grid' },
                  [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 },
                },
              },
            }}
          />
          {/* #endregion preview */}
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
