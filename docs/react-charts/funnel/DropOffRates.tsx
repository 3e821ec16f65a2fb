import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts-pro/hooks';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240, color: '#004d40' },
  { label: 'Visits', value: 860, color: '#00574b' },
  { label: 'Applications', value: 530, color: '#00695c' },
  { label: 'Adoptions', value: 285, color: '#33691e' },
];

// #region preview
/** The names below the sections, and the drop-off rates between them. */
function StepsAndDrops({ data, gap }: { data: typeof steps; gap: number }) {
  const theme = useTheme();
  const textColor = (theme.vars ?? theme).palette.text.primary;
  const { left, top, width, height } = useDrawingArea();
  const size = (width - gap * (data.length - 1)) / data.length;

  return (
    <g fill={textColor} fontSize={12} textAnchor="middle" direction="ltr">
      {data.map(({ label, value }, index) => {
        const start = left + index * (size + gap);
        const next = data[index + 1];
        return (
          <g key={label}>
            <text x={start + size / 2} y={top + height + 20}>
              {label}
            </text>
            {next && (
              <g
                transform={`translate(${start + size + gap / 2} ${top + height / 2})`}
              >
                <text y={-8} fontSize={11}>
                  −{Math.round(100 * (1 - next.value / value))}%
                </text>
                <path d="M-10 -1h14v-4l7 5l-7 5v-4h-14z" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

export default function DropOffRates() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={260}
        gap={38}
        margin={{ left: 12, right: 12, bottom: 30 }}
        hideLegend
        series={[{ data: steps, layout: 'horizontal', curve: 'bump' }]}
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#fff' } }}
        role="img"
        aria-label="Steps to an adoption, with the share of people lost between steps"
      >
        <StepsAndDrops data={steps} gap={38} />
      </FunnelChart>
    </Box>
  );
}
// #endregion preview
