import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

// one night, in minutes
const phases = [
  { id: 'light', label: 'Light sleep', value: 214, color: '#5b98c8' },
  { id: 'deep', label: 'Deep sleep', value: 97, color: '#3f72b0' },
  { id: 'dream', label: 'Dreams (REM)', value: 108, color: '#a8609c' },
  { id: 'awake', label: 'Awake', value: 23, color: '#c07a1c' },
];
const total = phases.reduce((sum, { value }) => sum + value, 0);

function duration(minutes: number) {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

// #region preview
function Center({ title, value }: { title: string; value: string }) {
  const { left, top, width, height } = useDrawingArea();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <text textAnchor="middle" fill={palette.text.primary} pointerEvents="none">
      <tspan x={x} y={y - 6} fontSize={13}>
        {title}
      </tspan>
      <tspan x={x} y={y + 18} fontSize={20} fontWeight={600} direction="ltr">
        {value}
      </tspan>
    </text>
  );
}

export default function CenterLabel() {
  const [item, setItem] = React.useState<PieChartProps['highlightedItem']>(null);
  const phase = phases[item?.dataIndex ?? -1];

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={260}
        series={[
          {
            id: 'night',
            data: phases,
            innerRadius: '68%',
            outerRadius: '94%',
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 4 },
            faded: { additionalRadius: 0 },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={{
          tooltip: { trigger: 'none' },
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        role="img"
        aria-label="A night of 7 hours 22 minutes: light sleep 214 minutes, deep sleep 97, dreams 108, awake 23"
      >
        <Center
          title={phase?.label ?? 'In bed'}
          value={duration(phase?.value ?? total)}
        />
      </PieChart>
    </Box>
  );
}
// #endregion preview
