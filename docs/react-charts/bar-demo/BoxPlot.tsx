import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Minutes that guests of a hostel wait at the check-in. */
const waits = [
  { hours: '14–16', minutes: [2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 11] },
  { hours: '16–18', minutes: [1, 2, 3, 3, 4, 4, 5, 6, 6, 8, 16] },
  { hours: '18–20', minutes: [6, 9, 11, 13, 15, 17, 18, 21, 24, 27, 31] },
  { hours: '20–22', minutes: [4, 7, 9, 10, 12, 13, 15, 17, 19, 24, 38] },
  { hours: '22–24', minutes: [2, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15] },
];

/** The value below which a share of the sorted values lies. */
function quantile(sorted: number[], share: number) {
  const position = (sorted.length - 1) * share;
  const before = sorted[Math.floor(position)] ?? 0;
  const after = sorted[Math.ceil(position)] ?? 0;
  return before + (after - before) * (position - Math.floor(position));
}

// #region preview
const boxes = waits.map(({ hours, minutes }) => {
  const sorted = [...minutes].sort((a, b) => a - b);
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) =>
    quantile(sorted, share),
  ) as [number, number, number];
  // Whiskers end at the last value within 1.5 times the height of the box.
  const reach = 1.5 * (q3 - q1);
  const inside = sorted.filter(
    (value) => value >= q1 - reach && value <= q3 + reach,
  );

  return {
    hours,
    q1,
    median,
    q3,
    low: Math.min(...inside),
    high: Math.max(...inside),
    outliers: sorted.filter((value) => !inside.includes(value)),
  };
});

function Whiskers() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth();

  return (
    <g pointerEvents="none" stroke="currentColor" fill="none">
      {boxes.map(({ hours, q1, median, q3, low, high, outliers }) => {
        const left = xScale(hours) ?? 0;
        const center = left + width / 2;
        const cap = width / 4;
        const ends = [
          [q3, high],
          [q1, low],
        ] as const;

        return (
          <g key={hours}>
            {ends.map(([start, end]) => (
              <path
                key={start}
                d={`M${center},${yScale(start)}V${yScale(end)}M${center - cap},${yScale(end)}h${2 * cap}`}
              />
            ))}
            <path d={`M${left},${yScale(median)}h${width}`} strokeWidth={3} />
            {outliers.map((value) => (
              <circle key={value} cx={center} cy={yScale(value)} r={3.5} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
// #endregion preview

export default function BoxPlot() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <BarChart
        height={340}
        xAxis={[
          {
            data: boxes.map(({ hours }) => hours),
            categoryGapRatio: 0.5,
            label: 'Hour of arrival',
            tickLabelStyle: { direction: 'ltr' },
          },
        ]}
        yAxis={[{ label: 'Minutes', min: 0, max: 40 }]}
        series={[
          {
            stack: 'box',
            label: 'First quartile',
            color: 'transparent',
            data: boxes.map(({ q1 }) => q1),
            valueFormatter: (value) => `${value} min`,
          },
          {
            stack: 'box',
            label: 'Median',
            color: '#7fb3c8',
            data: boxes.map(({ q1, median }) => median - q1),
            valueFormatter: (_height, { dataIndex }) =>
              `${boxes[dataIndex]?.median} min`,
          },
          {
            stack: 'box',
            label: 'Third quartile',
            color: '#7fb3c8',
            data: boxes.map(({ median, q3 }) => q3 - median),
            valueFormatter: (_height, { dataIndex }) =>
              `${boxes[dataIndex]?.q3} min`,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Waiting time at the check-in: the median is 4 minutes from 16:00 to 18:00 and 17 from 18:00 to 20:00"
      >
        <Whiskers />
      </BarChart>
    </Box>
  );
}
