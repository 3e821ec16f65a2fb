import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';

export function KilnStatus({ day }: { day: Dayjs | null }) {
  return (
    <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
      {day ? `Shelf reserved for ${day.format('YYYY-MM-DD')}` : 'No shelf reserved'}
    </Typography>
  );
}
