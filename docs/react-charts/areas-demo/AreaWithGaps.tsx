import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// CO₂ in a classroom every 15 minutes; the sensor was off from 10:30 to 11:15
const times = Array.from({ length: 25 }, (_, index) => 8 * 60 + index * 15);
const carbonDioxide = [
  440,
  610,
  790,
  960,
  1080,
  1190,
  720,
  860,
  990,
  1110,
  null,
  null,
  null,
  null,
  1240,
  1310,
  830,
  690,
  560,
  505,
  480,
  760,
  940,
  1070,
  1150,
];

function clock(minutes: number) {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

// #region preview
const series = [
  {
    id: 'measured',
    label: 'Measured',
    data: carbonDioxide,
    area: true,
    showMark: false,
    curve: 'linear' as const,
    color: '#3a7ca5',
    valueFormatter: (ppm: number | null) =>
      ppm === null ? 'No data' : `${ppm} ppm`,
  },
  {
    id: 'bridge',
    data: carbonDioxide,
    connectNulls: true,
    showMark: false,
    disableHighlight: true,
    curve: 'linear' as const,
    color: '#3a7ca5',
    // The second line repeats the values, so it has no row in the tooltip.
    valueFormatter: () => null,
  },
];

const sx = {
  '& .MuiLineChart-area': { filter: 'none', fillOpacity: 0.3 },
  '& .MuiLineChart-line[data-series="bridge"]': { strokeDasharray: '3 5' },
};
// #endregion preview

function GapLabel({ from, to, text }: { from: number; to: number; text: string }) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const theme = useTheme();

  return (
    <text
      x={(xScale(from) + xScale(to)) / 2}
      y={top + height / 2}
      textAnchor="middle"
      fontSize={12}
      fill={(theme.vars ?? theme).palette.text.secondary}
      pointerEvents="none"
    >
      {text}
    </text>
  );
}

export default function AreaWithGaps() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        series={series}
        sx={sx}
        xAxis={[
          {
            data: times,
            domainLimit: 'strict',
            tickInterval: [480, 570, 660, 750, 840],
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ label: 'CO₂ (ppm)', width: 60 }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="CO₂ in a classroom from 8:00 to 14:00, with no data from 10:30 to 11:15"
      >
        <GapLabel from={615} to={690} text="No data" />
      </LineChart>
    </Box>
  );
}
