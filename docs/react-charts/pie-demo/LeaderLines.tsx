import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

const reasons = [
  { id: 'small', label: 'Too small', value: 412, color: '#3f72b0' },
  { id: 'large', label: 'Too large', value: 268, color: '#5b98c8' },
  { id: 'color', label: 'Color', value: 143, color: '#4a9660' },
  { id: 'late', label: 'Too late', value: 74, color: '#c07a1c' },
  { id: 'broken', label: 'Broken', value: 51, color: '#c8553d' },
];
const total = reasons.reduce((sum, { value }) => sum + value, 0);

// #region preview
/** A line from the middle of the slice to a label of two lines next to the pie. */
function LeaderLabel(props: PieArcLabelProps) {
  const { startAngle, endAngle, outerRadius, formattedArcLabel, color } = props;
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  if (!formattedArcLabel) {
    return null;
  }

  // Angles start at the top and are clockwise; the origin is the center of the pie.
  const angle = (startAngle + endAngle) / 2;
  const side = Math.sin(angle) < 0 ? -1 : 1;
  const at = (radius: number): [number, number] => [
    radius * Math.sin(angle),
    -radius * Math.cos(angle),
  ];
  const start = at(outerRadius + 2);
  const bend = at(outerRadius + 10);
  const end: [number, number] = [bend[0] + 8 * side, bend[1]];
  const textX = end[0] + 4 * side;
  const [name, share] = formattedArcLabel.split('\n');

  return (
    <g pointerEvents="none">
      <polyline
        points={[start, bend, end].join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={1.5}
      />
      <text
        textAnchor={side < 0 ? 'end' : 'start'}
        direction="ltr"
        fontSize={12}
        fill={palette.text.primary}
      >
        <tspan x={textX} y={end[1] - 2} fontWeight={600}>
          {name}
        </tspan>
        <tspan x={textX} y={end[1] + 12}>
          {share}
        </tspan>
      </text>
    </g>
  );
}

const slots = { pieArcLabel: LeaderLabel };
const margin = { left: 76, right: 76, top: 24, bottom: 24 };
// #endregion preview

export default function LeaderLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={250}
        hideLegend
        // room for the labels: the pie takes what is left
        margin={margin}
        series={[
          {
            data: reasons,
            outerRadius: '100%',
            // turns the small slices to the side, where labels have the most room
            startAngle: -65,
            endAngle: 295,
            arcLabel: ({ label, value }) =>
              `${String(label)}\n${Math.round((value / total) * 100)}%`,
          },
        ]}
        slots={slots}
        role="img"
        aria-label="Why shoes were sent back: too small 43%, too large 28%, color 15%, too late 8%, broken 5%"
      />
    </Box>
  );
}
