import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  Unstable_SankeyChart as SankeyChart,
  useSankeyLayout,
  useSankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

// #region preview
/** Name and value beside each node; outside the plot in the last column. */
function NodeLabels() {
  const { palette, typography } = useTheme();
  const [series] = useSankeySeries();
  const nodes = useSankeyLayout()?.nodes ?? [];
  const lastLayer = Math.max(...nodes.map((node) => node.layer ?? 0));

  return nodes.map(({ id, label, value, layer, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => {
    const isFirst = layer === 0;
    const isLast = layer === lastLayer;
    const x = isFirst ? x0 - 6 : x1 + 6;
    const text = series?.valueFormatter(value, {
      type: 'node',
      nodeId: id,
      location: 'label',
    });
    return (
      <text
        key={id}
        y={(y0 + y1) / 2}
        textAnchor={isFirst ? 'end' : 'start'}
        fontFamily={typography.fontFamily}
        fontSize={12}
        fill={palette.text.primary}
        pointerEvents="none"
      >
        <tspan x={x} dy={isFirst || isLast ? '-0.2em' : '0.35em'}>
          {label}
        </tspan>
        {(isFirst || isLast) && (
          <tspan x={x} dy="1.2em" fillOpacity={0.7}>
            {text}
          </tspan>
        )}
      </text>
    );
  });
}
// #endregion preview

export default function OutsideLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        height={260}
        direction="ltr"
        margin={{ left: 70, right: 70, top: 10, bottom: 10 }}
        series={{
          data: {
            links: [
              { source: 'Bins', target: 'Sorted', value: 77 },
              { source: 'Counter', target: 'Sorted', value: 42 },
              { source: 'Sorted', target: 'Sold', value: 57 },
              { source: 'Sorted', target: 'Given', value: 27 },
              { source: 'Sorted', target: 'Recycled', value: 35 },
            ],
          },
          nodeOptions: { showLabels: false },
          valueFormatter: (value) => `${value} t`,
        }}
        role="img"
        aria-label="119 tons of clothes: 57 sold, 27 given away, 35 recycled"
      >
        <NodeLabels />
      </SankeyChart>
    </Box>
  );
}
