import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { beerOn } from './tastings';

export function TastingNote({ day }: { day: Dayjs | null }) {
  const beer = day ? beerOn(day) : undefined;

  return (
    <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
      {beer ? `Tasting: ${beer}, 6 p.m.` : 'No tasting on this day'}
    </Typography>
  );
}
