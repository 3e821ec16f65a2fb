import { DatePicker } from '@mui/x-date-pickers/DatePicker';

/** A small field that is styled only with props of the text field. */
export function FrameCheck() {
  return (
    <DatePicker
      label="Frame number checked on"
      formatDensity="spacious"
      slotProps={{
        textField: { size: 'small', required: true, color: 'secondary' },
      }}
    />
  );
}
