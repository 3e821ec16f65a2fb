import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  useDrawingArea,
  useRadiusAxes,
  useRotationAxis,
  useRotationScale,
} from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';

// #region preview
/** Each metric has a radius axis of its own: write two of its values on the spoke. */
function Values() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const metrics: readonly string[] = useRotationAxis()?.data ?? [];
  const angleOf = useRotationScale<'point'>();
  const { radiusAxis } = useRadiusAxes();

  return metrics.flatMap((metric) => {
    const angle = angleOf?.(metric) ?? 0;
    const { scale } = radiusAxis[metric] ?? {};
    const [min = 0, max = 0] = (scale?.domain() ?? []).map(Number);
    return [(min + max) / 2, max].map((value) => {
      const radius = Number(scale?.(value) ?? 0) - 10;
      return (
        <text
          key={`${metric} ${value}`}
          x={left + width / 2 + radius * Math.sin(angle)}
          y={top + height / 2 - radius * Math.cos(angle)}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={12}
          fill={palette.text.primary}
          stroke={palette.background.paper}
          strokeWidth={4}
          paintOrder="stroke"
          pointerEvents="none"
        >
          {value}
        </text>
      );
    });
  });
}
// #endregion preview

export default function SpokeValues() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        height={310}
        shape="circular"
        divisions={2}
        radar={{
          metrics: [
            { name: 'Beds', max: 6 },
            { name: 'Rain', max: 50 },
            { name: 'Wind', max: 120 },
            { name: 'Height', max: 200 },
            { name: 'Pegs', max: 24 },
          ],
        }}
        series={[
          { label: 'Dome tent', data: [3, 42, 96, 118, 14], fillArea: true },
          { label: 'Cabin tent', data: [5, 30, 58, 188, 22], fillArea: true },
        ]}
        sx={{ direction: 'ltr' }}
        role="img"
        aria-label="Two tents compared in five measures, each with a scale of its own"
      >
        <Values />
      </RadarChart>
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        Rain in mm/h, wind in km/h, height in cm
      </Typography>
    </Box>
  );
}
