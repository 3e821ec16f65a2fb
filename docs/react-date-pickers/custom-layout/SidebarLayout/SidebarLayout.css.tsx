import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { slotProps } from './outings';
import styles from './SidebarLayout.module.css';

// #region preview
const BoatLayout = React.forwardRef<
  HTMLDivElement,
  PickersLayoutProps<Dayjs | null>
>(function BoatLayout(props, ref) {
  const { content, shortcuts, actionBar } = usePickerLayout(props);

  return (
    <Box
      ref={ref}
      className={`${props.className ?? ''} ${styles.root}`}
      sx={props.sx}
    >
      <div>{content}</div>
      <aside aria-label="Outings" className={styles.sidebar}>
        {shortcuts}
        {actionBar}
      </aside>
    </Box>
  );
});

const slots = { layout: BoatLayout };
// #endregion preview

export default function SidebarLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.box}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
