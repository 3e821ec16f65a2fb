import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

// #region preview
function Ranking() {
  const day = useAxesTooltip({ directions: ['x'] })?.[0];
  if (!day) {
    return null;
  }
  const { axisFormattedValue, seriesItems } = day;
  const rows = seriesItems
    .map((row) => ({ ...row, parcels: Number(row.value ?? 0) }))
    .sort((first, second) => second.parcels - first.parcels);
  const total = rows.reduce((sum, { parcels }) => sum + parcels, 0);

  return (
    <Paper elevation={4} sx={{ p: 1.5, typography: 'body2' }}>
      <Box sx={{ mb: 1 }}>{axisFormattedValue}</Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr auto',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
        }}
      >
        {rows.map(({ seriesId, color, markType, formattedLabel, parcels }) => (
          <React.Fragment key={seriesId}>
            <ChartsLabelMark type={markType} color={color} />
            <span>{formattedLabel}</span>
            <Box sx={{ textAlign: 'end' }}>{parcels}</Box>
          </React.Fragment>
        ))}
        <Box sx={{ gridColumn: 'span 2', fontWeight: 700 }}>Total</Box>
        <Box sx={{ textAlign: 'end', fontWeight: 700 }}>{total}</Box>
      </Box>
    </Paper>
  );
}
// #endregion preview

function RankingTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      <Ranking />
    </ChartsTooltipContainer>
  );
}

const slots = { tooltip: RankingTooltip };

export default function VanRanking() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'Van 3', stack: 'vans', data: [141, 128, 155, 149, 180] },
          { label: 'Van 7', stack: 'vans', data: [118, 136, 121, 158, 166] },
          { label: 'Van 9', stack: 'vans', data: [132, 139, 147, 101, 171] },
        ]}
        slots={slots}
        role="img"
        aria-label="Parcels delivered per weekday, stacked by van"
      />
    </Box>
  );
}
