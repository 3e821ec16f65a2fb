import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

interface Offer {
  id: string;
  x: number;
  y: number;
}

const offers: Record<string, Offer[]> = {
  Hatchback: [
    { id: 'H-204', x: 18, y: 13900 },
    { id: 'H-211', x: 34, y: 11800 },
    { id: 'H-219', x: 57, y: 9400 },
    { id: 'H-226', x: 81, y: 7900 },
    { id: 'H-238', x: 112, y: 5600 },
  ],
  Estate: [
    { id: 'E-107', x: 25, y: 22400 },
    { id: 'E-115', x: 49, y: 18900 },
    { id: 'E-121', x: 76, y: 14700 },
    { id: 'E-133', x: 98, y: 12100 },
    { id: 'E-140', x: 131, y: 8800 },
  ],
};

const series: ScatterSeries[] = Object.entries(offers).map(([label, data]) => ({
  id: label,
  label,
  data,
  markerSize: 7,
}));

export default function UsedCars() {
  const [text, setText] = React.useState('Click near a point.');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={310}
        series={series}
        voronoiMaxRadius={24}
        onItemClick={(
          _event: unknown,
          { seriesId, dataIndex }: ScatterItemIdentifier,
        ) => {
          const offer = offers[seriesId]?.[dataIndex];
          if (offer) {
            setText(
              `${seriesId} ${offer.id}: ${offer.x},000 km, ${offer.y.toLocaleString('en-US')} €`,
            );
          }
        }}
        xAxis={[{ label: 'Mileage (1,000 km)', min: 0, max: 140, height: 50 }]}
        yAxis={[{ label: 'Price (€)', min: 0, max: 25000, width: 75 }]}
        aria-label="Mileage and price of ten used cars"
      />
      {/* #endregion preview */}
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </Box>
  );
}
