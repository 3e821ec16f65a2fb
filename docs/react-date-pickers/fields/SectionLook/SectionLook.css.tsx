import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './SectionLook.module.css';

export default function SectionLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        {/* #region preview */}
        <DateField
          label="Date stamp"
          fullWidth
          format="DD MMM YYYY"
          defaultValue={dayjs('2026-03-30')}
          className={styles.stamped}
        />
        {/* #endregion preview */}
      </div>
    </LocalizationProvider>
  );
}
