import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// money for a new playground, in dollars
const goal = 60000;
const gifts = [
  { id: 'town', label: 'Town', value: 22000, color: '#3f72b0' },
  { id: 'shops', label: 'Shops', value: 14500, color: '#2f9488' },
  { id: 'parents', label: 'Parents', value: 9100, color: '#c07a1c' },
];
const given = gifts.reduce((sum, { value }) => sum + value, 0);
const data = [
  ...gifts,
  { id: 'open', label: 'Still open', value: goal - given, color: '#8a94a6' },
];
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

// #region preview
function OnTheEdge({ number, text }: { number: string; text: string }) {
  const { left, top, width, height } = useDrawingArea();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = left + width / 2;
  const y = top + height;

  return (
    <text textAnchor="middle" fill={palette.text.primary}>
      <tspan x={x} y={y - 28} fontSize={30} fontWeight={600}>
        {number}
      </tspan>
      <tspan x={x} y={y - 6} fontSize={13}>
        {text}
      </tspan>
    </text>
  );
}

export default function HalfDonut() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={150}
        series={[
          {
            data,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: '125%',
            outerRadius: '195%',
            paddingAngle: 1,
            cornerRadius: 4,
            valueFormatter: ({ value }) => dollars(value),
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        role="img"
        aria-label={`${dollars(given)} of ${dollars(goal)} for a playground: town 22,000, shops 14,500, parents 9,100`}
      >
        <OnTheEdge
          number={`${Math.round((given / goal) * 100)}%`}
          text={`of ${dollars(goal)}`}
        />
      </PieChart>
    </Box>
  );
}
// #endregion preview
