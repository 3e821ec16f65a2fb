import Box from '@mui/material/Box';
import { BarElement, BarLabel } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useBarSeries,
  useItemHighlighted,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

// Sections of a river: length in km, spawning pairs per km.
const sections = [
  { name: 'Delta', length: 12, pairs: 3 },
  { name: 'Gorge', length: 7, pairs: 14 },
  { name: 'Meadows', length: 21, pairs: 9 },
  { name: 'Forks', length: 10, pairs: 17 },
];

// #region preview
interface SectionBarProps {
  dataIndex: number;
  start: number;
}

function SectionBar({ dataIndex, start }: SectionBarProps) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const series = useBarSeries('sections');
  const highlight = useItemHighlighted({ seriesId: 'sections', dataIndex });
  const section = sections[dataIndex];
  if (!section || !series || series.hidden) {
    return null;
  }

  const x = xScale(start);
  const y = yScale(section.pairs);
  const bar = {
    dataIndex,
    x: x + 1,
    y,
    width: xScale(start + section.length) - x - 2,
    height: yScale(0) - y,
    xOrigin: x,
    yOrigin: yScale(0),
    color: series.color,
    layout: 'vertical',
    skipAnimation: false,
  } as const;

  return (
    <g>
      <BarElement {...bar} id="sections" />
      <BarLabel {...bar} {...highlight} seriesId="sections" placement="outside">
        {section.name}
      </BarLabel>
    </g>
  );
}
// #endregion preview

const starts = sections.map((_, index) =>
  sections.slice(0, index).reduce((sum, { length }) => sum + length, 0),
);

export default function VariableWidthBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        xAxis={[{ label: 'River km', min: 0, max: 50 }]}
        yAxis={[{ label: 'Pairs per km', min: 0, max: 20 }]}
        series={[
          {
            type: 'bar',
            id: 'sections',
            label: 'Pairs per km',
            color: '#4f7f6b',
            data: sections.map(({ pairs }) => pairs),
            highlightScope: { highlight: 'item', fade: 'series' },
            valueFormatter: (value, { dataIndex }) =>
              `${sections[dataIndex]?.name}: ${value}`,
          },
        ]}
      >
        <ChartsSurface
          role="img"
          aria-label="Spawning pairs per km in four sections of a river; widths are lengths"
        >
          {sections.map(({ name }, index) => (
            <SectionBar key={name} dataIndex={index} start={starts[index] ?? 0} />
          ))}
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
