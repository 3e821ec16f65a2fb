import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function ButtonWithTooltip(props: IconButtonProps) {
  const { open, triggerStatus } = usePickerContext();
  const hidden = open || triggerStatus === 'disabled';

  return (
    <Tooltip title={hidden ? '' : props['aria-label']}>
      <IconButton {...props} />
    </Tooltip>
  );
}

const slots = { openPickerButton: ButtonWithTooltip };
// #endregion preview

export default function TooltipOnButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Trial afternoon"
        defaultValue={dayjs('2026-05-29')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
