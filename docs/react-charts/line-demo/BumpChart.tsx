import Box from '@mui/material/Box';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

/** Ranks of six beers in the votes of a festival. */
const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const beers = [
  { id: 'lager', label: 'Lager', color: '#2b7a9b', data: [1, 1, 2, 3, 3, 4] },
  { id: 'wheat', label: 'Wheat', color: '#7a5aa6', data: [2, 3, 3, 2, 4, 3] },
  { id: 'bock', label: 'Bock', color: '#8d5a3b', data: [3, 4, 5, 5, 6, 6] },
  { id: 'porter', label: 'Porter', color: '#6b7280', data: [4, 5, 4, 6, 5, 5] },
  { id: 'pale', label: 'Pale ale', color: '#b4690e', data: [5, 2, 1, 1, 1, 2] },
  { id: 'sour', label: 'Sour', color: '#b23a5e', data: [6, 6, 6, 4, 2, 1] },
];

// #region preview
/** The rank in a circle. */
function RankMark({ id, x, y, dataIndex, color, isFaded }: MarkElementProps) {
  const rank = beers.find((beer) => beer.id === id)?.data[dataIndex];

  return (
    // The line below reacts to the pointer.
    <g
      transform={`translate(${x} ${y})`}
      opacity={isFaded ? 0.3 : 1}
      pointerEvents="none"
    >
      <circle r={11} fill={color} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fontWeight={700}
        fill="#fff"
      >
        {rank}
      </text>
    </g>
  );
}

function Names() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  return (
    <g pointerEvents="none" fill="currentColor" style={{ direction: 'ltr' }}>
      {beers.map(({ id, label, data }) => (
        <text
          key={id}
          x={left + width + 18}
          y={yScale(data.at(-1) ?? 0)}
          dominantBaseline="central"
          fontSize={14}
        >
          {label}
        </text>
      ))}
    </g>
  );
}

const slots = { mark: RankMark };

export default function BumpChart() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <LineChart
        height={340}
        margin={{ left: 24, right: 80 }}
        xAxis={[
          { data: years, scaleType: 'point', disableLine: true, disableTicks: true },
        ]}
        // Rank 1 on top, and room for the circles.
        yAxis={[{ reverse: true, min: 0.6, max: 6.4, position: 'none' }]}
        series={beers.map((beer) => ({
          ...beer,
          curve: 'bumpX' as const,
          disableHighlight: true,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
        slots={slots}
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'none', y: 'none' }}
        hideLegend
        sx={{ '& .MuiLineChart-line': { strokeWidth: 4 } }}
        role="img"
        aria-label="Ranks of six beers from 2020 to 2025: sour rises from 6 to 1, Lager falls from 1 to 4"
      >
        <Names />
      </LineChart>
    </Box>
  );
}
// #endregion preview
