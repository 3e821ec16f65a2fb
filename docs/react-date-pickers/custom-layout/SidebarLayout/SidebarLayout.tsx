import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { slotProps } from './outings';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 12,
  overflow: 'hidden',
}));

const Sidebar = styled('aside')(({ theme }) => ({
  display: 'flex',
  flex: '1 0 160px',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxShadow: `0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
}));

// #region preview
const BoatLayout = React.forwardRef<
  HTMLDivElement,
  PickersLayoutProps<Dayjs | null>
>(function BoatLayout(props, ref) {
  const { content, shortcuts, actionBar } = usePickerLayout(props);

  return (
    <Root ref={ref} className={props.className} sx={props.sx}>
      <div>{content}</div>
      <Sidebar aria-label="Outings">
        {shortcuts}
        {actionBar}
      </Sidebar>
    </Root>
  );
});

const slots = { layout: BoatLayout };
// #endregion preview

export default function SidebarLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
