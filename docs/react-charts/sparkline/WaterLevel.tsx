import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const level = [142, 145, 151, 168, 203, 231, 224, 196, 171, 158, 149, 138];
const last = level.length - 1;

// #region preview
function Dot({ index }: { index: number }) {
  const x = useXScale<'point'>()(index);
  const y = useYScale<'linear'>()(level[index] ?? 0);
  return (
    <>
      <Box component="circle" cx={x} cy={y} r={4} sx={{ fill: 'currentColor' }} />
      <Box
        component="text"
        direction="ltr"
        x={x}
        y={Number(y) - 8}
        textAnchor={index === last ? 'end' : 'middle'}
        sx={{ fill: 'currentColor', typography: 'caption' }}
      >
        {level[index]} cm
      </Box>
    </>
  );
}
// #endregion preview

export default function WaterLevel() {
  return (
    <Box sx={{ width: '100%' }}>
      <SparkLineChart
        height={110}
        margin={{ top: 24, right: 8, bottom: 8, left: 8 }}
        data={level}
        role="img"
        aria-label="Water level of a river over twelve hours, highest at 231 cm, now 138 cm"
      >
        <ChartsReferenceLine y={200} lineStyle={{ strokeDasharray: '4 3' }} />
        <Dot index={level.indexOf(Math.max(...level))} />
        <Dot index={last} />
      </SparkLineChart>
    </Box>
  );
}
