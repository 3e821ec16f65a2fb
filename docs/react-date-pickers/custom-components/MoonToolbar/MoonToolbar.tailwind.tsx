import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useNight } from './useNight';

// #region preview
function NightToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const { title, text, moon, steps } = useNight();
  if (hidden) {
    return null;
  }

  return (
    <div
      className={`${className} border-0 border-b border-solid border-divider px-6 py-4`}
    >
      <div id={titleId} className="text-[12px] text-muted">
        {title}
      </div>
      <div className="text-[28px] leading-[1.3]">{text}</div>
      <div>
        <span aria-hidden="true">{moon?.symbol}</span>{' '}
        {moon?.name ?? 'Pick a night for its moon'}
      </div>
      <div className="mt-2 flex gap-2">
        {steps.map(({ step, isOpen, open }) => (
          <Button
            key={step}
            size="small"
            variant={isOpen ? 'contained' : 'outlined'}
            aria-pressed={isOpen}
            onClick={open}
          >
            {step}
          </Button>
        ))}
      </div>
    </div>
  );
}

const slots = { toolbar: NightToolbar };
// #endregion preview

export default function MoonToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="max-w-full overflow-x-auto">
        <StaticDatePicker
          defaultValue={dayjs('2026-09-11')}
          views={['year', 'month', 'day']}
          openTo="day"
          orientation="portrait"
          slots={slots}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </div>
    </LocalizationProvider>
  );
}
