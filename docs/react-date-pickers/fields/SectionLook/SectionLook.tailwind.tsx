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
          InputProps={{
            classes: {
              sectionContent:
                'rounded-[4px] bg-hover px-[6px] font-semibold focus:outline-2 focus:outline-primary focus:outline-solid',
              sectionAfter: 'text-muted',
            },
          }}
        />
        {/* #endregion preview */}
      </div>
    </LocalizationProvider>
  );
}
