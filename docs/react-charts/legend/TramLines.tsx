import Box from '@mui/material/Box';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const hours = ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

// #region preview
const DASHES = { line1: 'none', line4: '9 4', line9: '2 4' };

/** A mark with the dashes of its line. Created once per line, outside the component. */
function createMark(dashes: string) {
  return function DashMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="0 0 28 14" preserveAspectRatio="none">
        <line
          className={className}
          x1={0}
          x2={28}
          y1={7}
          y2={7}
          stroke={color}
          strokeWidth={4}
          strokeDasharray={dashes}
        />
      </svg>
    );
  };
}

const marks = {
  line1: createMark(DASHES.line1),
  line4: createMark(DASHES.line4),
  line9: createMark(DASHES.line9),
};
// #endregion preview

export default function TramLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={[
          {
            id: 'line1',
            label: 'Line 1',
            labelMarkType: marks.line1,
            data: [310, 920, 540, 480, 560, 870, 760],
          },
          {
            id: 'line4',
            label: 'Line 4',
            labelMarkType: marks.line4,
            data: [180, 610, 390, 350, 370, 640, 520],
          },
          {
            id: 'line9',
            label: 'Line 9',
            labelMarkType: marks.line9,
            data: [60, 240, 210, 260, 250, 230, 140],
          },
        ]}
        slotProps={{
          legend: {
            sx: { columnGap: 1, [`& .${legendClasses.mark}`]: { width: 28 } },
          },
        }}
        sx={{
          [`& .${lineElementClasses.root}[data-series="line4"]`]: {
            strokeDasharray: DASHES.line4,
          },
          [`& .${lineElementClasses.root}[data-series="line9"]`]: {
            strokeDasharray: DASHES.line9,
          },
        }}
        role="img"
        aria-label="Passengers of three tram lines from 06:00 to 18:00"
      />
    </Box>
  );
}
