import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// #region preview
/** A legend made of SVG, in the empty corner of the plot. */
function PlotLegend() {
  const theme = useTheme();
  const { items } = useLegend();
  const { left, top } = useDrawingArea();

  return items.map(({ seriesId, label, color }, index) => (
    <g key={seriesId} transform={`translate(${left + 12} ${top + 14 + index * 22})`}>
      <circle r={5} fill={color} />
      <text
        x={12}
        dominantBaseline="central"
        fontSize={13}
        fill={(theme.vars ?? theme).palette.text.primary}
        style={{ direction: 'ltr' }}
      >
        {label}
      </text>
    </g>
  ));
}
// #endregion preview

const years = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const series = [
  { id: 'birch', label: 'Birch', data: [30, 75, 140, 215, 290, 365, 440, 510, 575] },
  { id: 'rowan', label: 'Rowan', data: [25, 60, 105, 160, 215, 265, 320, 370, 415] },
  { id: 'oak', label: 'Oak', data: [15, 35, 60, 95, 130, 170, 215, 260, 305] },
].map((tree) => ({ ...tree, showMark: false }));

export default function LegendInPlot() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        hideLegend
        height={280}
        margin={{ left: 0 }}
        xAxis={[
          { data: years, label: 'Years after planting', tickMinStep: 1, height: 45 },
        ]}
        yAxis={[{ label: 'Height (cm)', min: 0, width: 60 }]}
        series={series}
        role="img"
        aria-label="Height of three kinds of saplings over eight years: birch, rowan, oak"
      >
        <PlotLegend />
      </LineChart>
    </Box>
  );
}
