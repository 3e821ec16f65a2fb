import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { CONTINENTS } from './coffees';
import { CONTINENT_COLORS } from './continentColors';
import { listMonths } from './listMonths';
import { getKiloScale, listLinked, listShown } from './selection';
import type { PartProps } from './types';

/** The hatch, as SVG has it: a tint with lines across, in a continent's color. */
function HatchPatterns() {
  return (
    <defs>
      {CONTINENTS.map((continent) => (
        <pattern
          key={continent}
          id={`hatch-${continent}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          style={{ color: CONTINENT_COLORS[continent] }}
        >
          <rect width="5" height="5" fill="var(--mui-palette-background-paper)" />
          <rect width="5" height="5" fill="currentColor" opacity="0.22" />
          <rect width="2" height="5" fill="currentColor" />
        </pattern>
      ))}
    </defs>
  );
}

/** What is roasted each month of the ticked coffees; a bar marks its coffee. */
export default function KiloBars({ selection, dispatch, texts }: PartProps) {
  const isNarrow = useMediaQuery('(max-width: 900px)', { noSsr: true });
  // Beside the calendar there is room for as much height.
  const isTall = useMediaQuery('(741px <= width <= 1100px)', { noSsr: true });
  const coffees = listShown(selection);
  const linked = listLinked(selection);
  const { max, ticks } = getKiloScale(coffees);
  const [names, initials] = useMemo(
    () => [
      listMonths(texts.language, 'short'),
      listMonths(texts.language, 'narrow'),
    ],
    [texts.language],
  );
  return (
    <BarChart
      height={isTall ? 340 : 196}
      margin={{ top: 18, bottom: 4, left: 4, right: 16 }}
      hideLegend
      grid={{ horizontal: true }}
      axisHighlight={{ x: 'none', y: 'none' }}
      xAxis={[
        {
          data: names.map((_, month) => month),
          scaleType: 'band',
          height: 28,
          categoryGapRatio: 0.44,
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: () => true,
          valueFormatter: (month: number, { location }) =>
            (isNarrow && location === 'tick' ? initials : names)[month] ?? '',
        },
      ]}
      yAxis={[
        {
          min: 0,
          max,
          width: 44,
          tickInterval: ticks,
          disableLine: true,
          disableTicks: true,
          valueFormatter: texts.formatNumber,
        },
      ]}
      series={coffees.map(({ id, name, continent, kilos }) => ({
        id,
        label: name,
        data: [...kilos],
        stack: 'kilos',
        color: CONTINENT_COLORS[continent],
        valueFormatter: (value: number | null) =>
          `${texts.formatNumber(value ?? 0)} kg`,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      onHighlightChange={(item) =>
        dispatch({ type: 'point', id: item?.seriesId?.toString() })
      }
      onItemClick={(_event, { seriesId }) =>
        dispatch({ type: 'toggleMark', id: String(seriesId) })
      }
      slotProps={{ tooltip: { trigger: 'item' } }}
      role="img"
      aria-label={texts.bars}
      sx={{
        '& .MuiBarElement-root': {
          cursor: 'pointer',
          stroke: 'var(--mui-palette-background-paper)',
          strokeWidth: 1.5,
        },
        ...Object.fromEntries(
          coffees
            .filter(({ id }) => linked.has(id))
            .map(({ id, continent }) => [
              `& .MuiBarElement-series-${id}`,
              { fill: `url(#hatch-${continent})` },
            ]),
        ),
      }}
    >
      <HatchPatterns />
    </BarChart>
  );
}
