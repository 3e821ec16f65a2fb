import type { SxProps, Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const visibleStates: SxProps<Theme> = {
  '& .Mui-focusVisible, & [role="option"]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: 0,
  },
  '@media (forced-colors: active)': {
    border: '1px solid',
    // Repeats the class to win over the styles of hover and focus.
    '&&& .Mui-selected': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      outlineColor: 'CanvasText',
    },
  },
};

const slotProps = {
  desktopPaper: { sx: visibleStates },
  mobilePaper: { sx: visibleStates },
};
// #endregion preview

export default function VisibleFocus() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Collect the passport"
        defaultValue={dayjs('2026-05-27')}
        minDate={dayjs('2026-05-20')}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
