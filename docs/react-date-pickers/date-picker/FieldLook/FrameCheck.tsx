import { DatePicker } from '@mui/x-date-pickers/DatePicker';

/** A small field whose look comes from the props of the text field alone. */
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
