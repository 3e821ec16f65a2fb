import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useNight } from './useNight';

const Toolbar = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

const Title = styled('div')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: 12,
}));

const Night = styled('div')({ fontSize: 28, lineHeight: 1.3 });

const Steps = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1),
}));

// #region preview
function NightToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const { title, text, moon, steps } = useNight();
  if (hidden) {
    return null;
  }

  return (
    <Toolbar className={className}>
      <Title id={titleId}>{title}</Title>
      <Night>{text}</Night>
      <div>
        <span aria-hidden="true">{moon?.symbol}</span>{' '}
        {moon?.name ?? 'Pick a night for its moon'}
      </div>
      <Steps>
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
      </Steps>
    </Toolbar>
  );
}

const slots = { toolbar: NightToolbar };
// #endregion preview

export default function MoonToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-09-11')}
          views={['year', 'month', 'day']}
          openTo="day"
          orientation="portrait"
          slots={slots}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
