import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';

export function KilnStatus(props: { day: Dayjs | null }) {
  const day: Dayjs | null = props.day;

  return (
    <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
      {day ? `Shelf reserved for ${day.format('YYYY-MM-DD')}` : 'No shelf reserved'}
    </Typography>
  );
}
