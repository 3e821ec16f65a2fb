import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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

const RateRow = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  margin: theme.spacing(0, 3),
  padding: theme.spacing(1.5, 0),
  borderTop: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
}));

// #region preview
function Rate() {
  const { day, price } = useRate();

  return (
    <RateRow role="status">
      <span>{day}</span>
      <strong>{price}</strong>
    </RateRow>
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
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
