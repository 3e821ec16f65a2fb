import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const repairs = [
  { id: 'tires', label: 'Tires', value: 54 },
  { id: 'brakes', label: 'Brakes', value: 37 },
  { id: 'chains', label: 'Chains', value: 26 },
  { id: 'lights', label: 'Lights', value: 11 },
];
const total = repairs.reduce((sum, { value }) => sum + value, 0);

const CenterText = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

// #region preview
function Center({ value, unit }: { value: number; unit: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <CenterText>
      <tspan x={x} y={y - 8} fontSize={28} fontWeight={600}>
        {value}
      </tspan>
      <tspan x={x} y={y + 16} fontSize={14}>
        {unit}
      </tspan>
    </CenterText>
  );
}

export default function RepairsDonut() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={240}
        series={[{ data: repairs, innerRadius: '65%', paddingAngle: 1 }]}
        role="img"
        aria-label={`${total} repairs of a bicycle workshop by part`}
      >
        <Center value={total} unit="repairs" />
      </PieChart>
    </Box>
  );
}
// #endregion preview
