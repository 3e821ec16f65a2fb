import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const platforms = [
  { id: 'fm', label: 'FM', color: '#3f7fbf', hours: [61, 58, 52, 47] },
  { id: 'dab', label: 'DAB', color: '#c77d2e', hours: [18, 22, 26, 29] },
  { id: 'app', label: 'App', color: '#4f9466', hours: [9, 13, 19, 27] },
];
const years = ['2022', '2023', '2024', '2025'];
const last = years.length - 1;

// #region preview
export default function SharedHighlight() {
  // The id of the highlighted platform: the charts derive their items from it.
  const [platform, setPlatform] = React.useState<string | null>(null);
  const index = platforms.findIndex(({ id }) => id === platform);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        width: '100%',
      }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: years }]}
        yAxis={[{ label: 'Million hours' }]}
        series={platforms.map(({ id, label, color, hours }) => ({
          id,
          label,
          color,
          data: hours,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={platform === null ? null : { seriesId: platform }}
        onHighlightChange={(item) =>
          setPlatform(item === null ? null : String(item.seriesId))
        }
        slotProps={{ tooltip: { trigger: 'item' } }}
        role="img"
        aria-label="Hours of listening by platform from 2022 to 2025"
      />
      <div>
        <Typography variant="body2" align="center">
          Shares in {years[last]}
        </Typography>
        <PieChart
          height={230}
          hideLegend
          series={[
            {
              id: 'shares',
              data: platforms.map(({ id, label, color, hours }) => ({
                id,
                label,
                color,
                value: hours[last] ?? 0,
              })),
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          highlightedItem={
            index === -1 ? null : { seriesId: 'shares', dataIndex: index }
          }
          onHighlightChange={(item) =>
            setPlatform(platforms[item?.dataIndex ?? -1]?.id ?? null)
          }
          role="img"
          aria-label={`Shares of the platforms in ${years[last]}`}
        />
      </div>
    </Box>
  );
}
// #endregion preview
