import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useRate } from './useRate';

// #region preview
function Rate() {
  const { day, price } = useRate();

  return (
    <div
      role="status"
      className="mx-6 flex justify-between border-0 border-t border-solid border-divider py-3 text-sm"
    >
      <span>{day}</span>
      <strong>{price}</strong>
    </div>
  );
}

const LayoutWithRate = React.forwardRef<
  HTMLDivElement,
  PickersLayoutProps<Dayjs | null>
>(function LayoutWithRate(props, ref) {
  const { toolbar, shortcuts, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      className={props.className}
      sx={props.sx}
      ownerState={ownerState}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <Rate />
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
});

const slots = { layout: LayoutWithRate };
// #endregion preview

export default function RateBelowTheCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="max-w-full overflow-x-auto">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slots={slots}
        />
      </div>
    </LocalizationProvider>
  );
}
