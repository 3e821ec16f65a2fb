import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { noise } from '@site/sample-data/random';
import {
  LineChartPro,
  type LineChartProProps,
} from '@mui/x-charts-pro/LineChartPro';

const hours = Array.from({ length: 169 }, (_, index) => new Date(2025, 9, 6, index));
const wind = hours.map((_, index) =>
  Number((9 + 5 * Math.sin(index / 21) + noise(index) * 2).toFixed(1)),
);
const waves = hours.map((_, index) =>
  Number(
    (1.8 + 1.1 * Math.sin((index - 6) / 21) + noise(index + 200) / 4).toFixed(2),
  ),
);

const gestures: LineChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  pan: ['drag'],
};

type ZoomState = NonNullable<LineChartProProps['zoomData']>;
const whole: ZoomState = [{ axisId: 'hour', start: 0, end: 100 }];

export default function LinkedCharts() {
  // #region preview
  const [zoomData, setZoomData] = React.useState<ZoomState>([
    { axisId: 'hour', start: 30, end: 70 },
  ]);
  const shared = {
    zoomData,
    onZoomChange: setZoomData,
    zoomInteractionConfig: gestures,
    hideLegend: true,
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setZoomData(whole)}>
        Show the whole week
      </Button>
      <LineChartPro
        {...shared}
        height={170}
        xAxis={[
          {
            id: 'hour',
            scaleType: 'time',
            domainLimit: 'strict',
            data: hours,
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Wind (m/s)', min: 0, width: 60 }]}
        series={[{ label: 'Wind', data: wind, showMark: false }]}
        role="img"
        aria-label="Wind speed at a buoy during one week"
      />
      <LineChartPro
        {...shared}
        height={210}
        xAxis={[
          {
            id: 'hour',
            scaleType: 'time',
            domainLimit: 'strict',
            data: hours,
            zoom: { slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'Waves (m)', min: 0, width: 60 }]}
        series={[{ label: 'Wave height', data: waves, showMark: false }]}
        role="img"
        aria-label="Wave height at a buoy during one week"
      />
    </Box>
  );
}
