import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useLegend } from '@mui/x-charts/hooks';
import type { VisibilityIdentifier } from '@mui/x-charts/plugins';

const districts = ['North', 'River', 'Mill', 'Castle'];

const series = [
  { id: 'bridge', label: 'Build a bridge', data: [1920, 2440, 1310, 980] },
  { id: 'ferry', label: 'Keep the ferry', data: [1480, 1130, 1670, 1240] },
  { id: 'neither', label: 'Neither', data: [320, 410, 290, 510] },
].map((entry) => ({ ...entry, type: 'bar' as const, stack: 'votes' }));

// #region preview
interface VotesLegendProps {
  onToggle: (id: string) => void;
}

function VotesLegend({ onToggle }: VotesLegendProps) {
  const { items } = useLegend();
  const barSeries = useBarSeries();

  return (
    <Box
      component="ul"
      aria-label="Options of the ballot"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {items.map(({ seriesId, label, color, markType }) => {
        const bars = barSeries.find(({ id }) => id === seriesId);
        const sum = bars?.data.reduce<number>(
          (total, votes) => total + (votes ?? 0),
          0,
        );
        const shown = !bars?.hidden;
        return (
          <li key={seriesId}>
            <ButtonBase
              aria-pressed={shown}
              onClick={() => onToggle(String(seriesId))}
              sx={{
                gap: 1,
                px: 1.5,
                py: 0.75,
                border: 1,
                borderColor: shown ? 'text.primary' : 'divider',
                borderRadius: 4,
                typography: 'body2',
                textDecoration: shown ? 'none' : 'line-through',
                '&:focus-visible': { outline: 2, outlineOffset: 2 },
              }}
            >
              <ChartsLabelMark
                type={markType}
                color={shown ? color : 'transparent'}
              />
              {label}: {sum?.toLocaleString('en-US')}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}
// #endregion preview

export default function DistrictVotes() {
  const [hidden, setHidden] = React.useState<VisibilityIdentifier<'bar'>[]>([]);

  const handleToggle = (seriesId: string) => {
    setHidden((items) =>
      items.some((item) => item.seriesId === seriesId)
        ? items.filter((item) => item.seriesId !== seriesId)
        : [...items, { type: 'bar', seriesId }],
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={270}
        hiddenItems={hidden}
        series={series}
        xAxis={[{ scaleType: 'band', data: districts }]}
        yAxis={[{ width: 50 }]}
      >
        <VotesLegend onToggle={handleToggle} />
        <ChartsSurface
          role="img"
          aria-label="Votes of four districts on a river crossing"
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
