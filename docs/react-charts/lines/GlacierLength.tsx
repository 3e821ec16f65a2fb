import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

/** The years in which a survey was made: first decades apart, later every few years. */
const years = [
  1894, 1921, 1946, 1969, 1985, 1998, 2004, 2009, 2013, 2017, 2021, 2025,
];
const kilometers = [8.9, 8.7, 8.3, 8.1, 8.0, 7.7, 7.5, 7.3, 7.1, 6.8, 6.5, 6.1];

const scaleTypes = ['linear', 'point'] as const;
type ScaleType = (typeof scaleTypes)[number];

export default function GlacierLength() {
  const [scaleType, setScaleType] = React.useState<ScaleType>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Scale type of the x-axis"
        value={scaleType}
        onChange={(_event, next: ScaleType | null) => next && setScaleType(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        {scaleTypes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType,
            data: years,
            domainLimit: 'strict',
            // Years are not amounts: no thousands separator.
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[{ label: 'Length (km)' }]}
        series={[{ label: 'Glacier tongue', data: kilometers }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Length of a glacier from 1894 to 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
