import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const trails = [
  'Waterfall loop',
  'Ridge path',
  'Old quarry track',
  'Fern valley',
  'Summit direct',
];
const hikers = [1840, 1310, 960, 420, 150];

const Name = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
}));

// #region preview
function NameInBar({ x, y, width, height, className, children }: BarLabelProps) {
  const fits = width > 130;

  return (
    <Name
      className={className}
      x={fits ? x + 10 : x + width + 10}
      y={y + height / 2}
      dominantBaseline="central"
      direction="ltr"
      style={fits ? { fill: '#fff' } : undefined}
    >
      {children}
    </Name>
  );
}

const slots = { barLabel: NameInBar };
// #endregion preview

export default function LabelInBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        layout="horizontal"
        yAxis={[{ data: trails, position: 'none' }]}
        xAxis={[{ label: 'Hikers in May' }]}
        series={[
          {
            label: 'Hikers',
            data: hikers,
            color: '#1565c0',
            barLabel: ({ dataIndex }) => trails[dataIndex],
          },
        ]}
        slots={slots}
        hideLegend
        role="img"
        aria-label="Hikers in May on five trails, with the name of each trail in its bar"
      />
    </Box>
  );
}
