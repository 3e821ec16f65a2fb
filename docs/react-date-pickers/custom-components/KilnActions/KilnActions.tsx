import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { KilnStatus } from './KilnStatus';
import { useKilnActions } from './useKilnActions';

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 3, 2),
}));

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
});

// #region preview
function KilnActionBar({ className }: PickersActionBarProps) {
  const { isEmpty, nextLabel, showNext, clear, accept } = useKilnActions();

  return (
    <Actions className={className}>
      <Button variant="outlined" disabled={!showNext} onClick={showNext}>
        {nextLabel}
      </Button>
      <Row>
        <Button disabled={isEmpty} onClick={clear}>
          No firing
        </Button>
        <Button variant="contained" onClick={accept}>
          Reserve
        </Button>
      </Row>
    </Actions>
  );
}

const slots = { actionBar: KilnActionBar };
// #endregion preview

export default function KilnActions() {
  const [reserved, setReserved] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-05')}
          onAccept={setReserved}
          slots={slots}
        />
        <KilnStatus day={reserved} />
      </Box>
    </LocalizationProvider>
  );
}
