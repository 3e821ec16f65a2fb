import Box from '@mui/material/Box';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const metrics = ['Space', 'Weather', 'Setup', 'Packing', 'Airflow', 'Repairs'];

export default function ComposedRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <RadarDataProvider
        height={340}
        margin={{ top: 40, bottom: 40, left: 64, right: 64 }}
        radar={{ metrics, max: 10, labelGap: 22 }}
        series={[
          {
            id: 'ridge',
            label: 'Ridge 2',
            data: [5, 9, 8, 9, 4, 7],
            fillArea: true,
          },
          { id: 'mean', label: 'Mean of 40 tents', data: [6, 6, 6, 5, 6, 5] },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface
            direction="ltr"
            role="img"
            aria-label="Test scores of a tent and the mean of 40 tents"
          >
            <RadarGrid divisions={5} stripeColor={null} />
            <RadarSeriesArea seriesId="ridge" />
            <RadarSeriesArea seriesId="mean" strokeWidth={2} strokeDasharray="6 4" />
            <RadarAxisHighlight />
            <RadarSeriesMarks seriesId="ridge" />
            <RadarMetricLabels />
            <RadarAxis metric="Space" divisions={5} />
          </ChartsSurface>
          <ChartsTooltip />
        </ChartsWrapper>
      </RadarDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
