import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { TastingNote } from './TastingNote';
import { beerOn, firstShown } from './tastings';
import styles from './TastingDays.module.css';

// #region preview
function TastingDay({ className, ...props }: PickersDayProps) {
  const adapter: MuiPickersAdapter = usePickerAdapter();
  const beer = beerOn(props.day);
  const date = adapter.format(props.day, 'dayOfMonth');

  return (
    <PickersDay
      {...props}
      aria-label={beer ? `${date}, tasting of ${beer}` : undefined}
      className={beer ? `${className ?? ''} ${styles.tasting}` : className}
    >
      {date}
      {beer && <span className={styles.dot} />}
    </PickersDay>
  );
}

const slots = { day: TastingDay };
// #endregion preview

export default function TastingDays() {
  const [day, setDay] = React.useState<Dayjs | null>(firstShown);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <DateCalendar value={day} onChange={setDay} views={['day']} slots={slots} />
        <TastingNote day={day} />
      </div>
    </LocalizationProvider>
  );
}
