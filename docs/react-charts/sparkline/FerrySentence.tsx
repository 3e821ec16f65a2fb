import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const onTime = [88, 91, 90, 86, 79, 83, 89, 92, 94, 93, 96, 95];

// #region preview
const trend = (
  <SparkLineChart
    width={88}
    height={22}
    margin={2}
    data={onTime}
    yAxis={{ domainLimit: 'strict' }}
    sx={{ display: 'inline-block', verticalAlign: 'text-bottom' }}
    role="img"
    aria-label="Monthly line, with a low in May"
  />
);
// #endregion preview

export default function FerrySentence() {
  return (
    <Typography>
      The share of ferries on time {trend} rose from 88 to 95 %, despite storms in
      May.
    </Typography>
  );
}
