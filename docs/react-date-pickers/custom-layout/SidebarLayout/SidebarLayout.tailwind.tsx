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

// #region preview
const BoatLayout = React.forwardRef<
  HTMLDivElement,
  PickersLayoutProps<Dayjs | null>
>(function BoatLayout(props, ref) {
  const { content, shortcuts, actionBar } = usePickerLayout(props);

  return (
    <Box
      ref={ref}
      className={`${props.className ?? ''} flex w-fit max-w-full flex-wrap overflow-hidden rounded-xl border border-solid border-divider`}
      sx={props.sx}
    >
      <div>{content}</div>
      <aside
        aria-label="Outings"
        className="flex shrink-0 grow basis-40 flex-col justify-between ring-1 ring-divider"
      >
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
      <div className="max-w-full overflow-x-auto">
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
