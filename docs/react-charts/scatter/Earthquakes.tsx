import Box from '@mui/material/Box';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

// kilometers east of the trench, depth of the focus in km, magnitude
const quakes = [
  { place: 12, depth: 8, magnitude: 4.6 },
  { place: 31, depth: 14, magnitude: 5.2 },
  { place: 48, depth: 27, magnitude: 6.1 },
  { place: 66, depth: 22, magnitude: 4.3 },
  { place: 83, depth: 41, magnitude: 5.7 },
  { place: 104, depth: 58, magnitude: 7.2 },
  { place: 121, depth: 49, magnitude: 4.9 },
  { place: 139, depth: 77, magnitude: 5.4 },
  { place: 158, depth: 92, magnitude: 4.5 },
  { place: 176, depth: 108, magnitude: 6.4 },
  { place: 197, depth: 101, magnitude: 4.2 },
  { place: 214, depth: 131, magnitude: 5.1 },
  { place: 236, depth: 149, magnitude: 5.9 },
  { place: 259, depth: 178, magnitude: 4.7 },
  { place: 287, depth: 203, magnitude: 5.5 },
];

// #region preview
/** A circle whose area follows the magnitude, which is the z of the point. */
function MagnitudeMarker(props: ScatterMarkerProps) {
  const series = useScatterSeries(props.seriesId);
  const magnitude: number = series?.data[props.dataIndex]?.z ?? 4;
  return <ScatterMarker {...props} size={Math.sqrt((magnitude - 3.5) * 60)} />;
}

const slots = { marker: MagnitudeMarker, legend: ContinuousColorLegend };
// #endregion preview

export default function Earthquakes() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={340}
        dataset={quakes}
        series={[
          {
            datasetKeys: { x: 'place', y: 'depth', z: 'magnitude' },
            valueFormatter: (quake) =>
              quake && `Magnitude ${quake.z}, ${quake.y} km deep`,
          },
        ]}
        xAxis={[{ label: 'From the trench (km)', min: 0, max: 300 }]}
        yAxis={[{ label: 'Depth (km)', reverse: true, min: 0, max: 220 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 4,
              max: 7.5,
              color: ['#fbc02d', '#b71c1c'],
            },
          },
        ]}
        slots={slots}
        slotProps={{
          legend: {
            axisDirection: 'z',
            minLabel: 'M 4.0',
            maxLabel: 'M 7.5',
            labelPosition: 'extremes',
            sx: { width: 220, whiteSpace: 'nowrap' },
          },
        }}
        role="img"
        aria-label="Depth and magnitude of 15 earthquakes by distance from a trench"
      />
    </Box>
  );
}
