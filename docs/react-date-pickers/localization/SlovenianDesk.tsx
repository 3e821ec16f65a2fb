import dayjs from 'dayjs';
import 'dayjs/locale/sl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

// #region preview
const slovenian: Partial<PickersLocaleText> = {
  previousMonth: 'Prejšnji mesec',
  nextMonth: 'Naslednji mesec',
  fieldClearLabel: 'Počisti',
  fieldDayPlaceholder: () => 'DD',
  fieldMonthPlaceholder: (params) =>
    params.contentType === 'letter' ? 'MMMM' : 'MM',
  fieldYearPlaceholder: (params) => 'L'.repeat(params.digitAmount),
  openDatePickerDialogue: (day) =>
    day === null ? 'Izberite datum' : `Izberite datum, izbran je ${day}`,
};
// #endregion preview

export default function SlovenianDesk() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="sl"
      localeText={slovenian}
    >
      <DatePicker
        label="Datum"
        referenceDate={dayjs('2026-02-08')}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
