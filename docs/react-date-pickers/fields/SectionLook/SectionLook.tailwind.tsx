import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SectionLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="w-full max-w-[320px]">
        {/* #region preview */}
        <DateField
          label="Date stamp"
          fullWidth
          format="DD MMM YYYY"
          defaultValue={dayjs('2026-03-30')}
          className="[&_.MuiPickersInputBase-sectionAfter]:text-muted [&_.MuiPickersInputBase-sectionContent]:rounded-[4px] [&_.MuiPickersInputBase-sectionContent]:bg-hover [&_.MuiPickersInputBase-sectionContent]:px-[6px] [&_.MuiPickersInputBase-sectionContent]:font-semibold [&_.MuiPickersInputBase-sectionContent]:focus:outline-2 [&_.MuiPickersInputBase-sectionContent]:focus:outline-primary [&_.MuiPickersInputBase-sectionContent]:focus:outline-solid"
        />
        {/* #endregion preview */}
      </div>
    </LocalizationProvider>
  );
}
