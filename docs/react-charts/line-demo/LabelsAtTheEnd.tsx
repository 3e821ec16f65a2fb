import Box from '@mui/material/Box';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ShowMarkParams } from '@mui/x-charts/models';

/** Beer that a brewery sold per year, in hectoliters. */
const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const beers = [
  {
    label: 'Pale ale',
    color: '#c77d0a',
    data: [410, 452, 498, 560, 631, 702, 748, 803],
  },
  {
    label: 'Lager',
    color: '#2b7a9b',
    data: [690, 702, 655, 640, 652, 638, 627, 619],
  },
  {
    label: 'Wheat',
    color: '#7a5aa6',
    data: [305, 310, 278, 301, 322, 349, 356, 371],
  },
  {
    label: 'No alcohol',
    color: '#3c8c53',
    data: [20, 41, 62, 88, 121, 160, 207, 268],
  },
];

// #region preview
/** The name of each series beside its last value. */
function EndLabels() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const series = useLineSeries();

  return (
    <g pointerEvents="none" fill="currentColor" style={{ direction: 'ltr' }}>
      {series.map(({ id, label, data }) => (
        <text
          key={id}
          x={left + width + 12}
          y={yScale(data.at(-1) ?? 0)}
          dominantBaseline="central"
          fontSize={14}
          fontWeight={600}
        >
          {typeof label === 'function' ? label('legend') : label}
        </text>
      ))}
    </g>
  );
}

const isLast = ({ index }: ShowMarkParams) => index === years.length - 1;

export default function LabelsAtTheEnd() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <LineChart
        height={320}
        margin={{ right: 92 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
        yAxis={[{ label: 'Hectoliters', min: 0, max: 900 }]}
        series={beers.map((beer) => ({ ...beer, showMark: isLast }))}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Beer sold per year: pale ale grows to 803 hectoliters, Lager falls to 619"
      >
        <EndLabels />
      </LineChart>
    </Box>
  );
}
// #endregion preview
