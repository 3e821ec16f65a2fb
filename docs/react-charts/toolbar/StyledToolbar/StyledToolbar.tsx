import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { nights, series } from './nights';

const PillToolbar = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  border: 'none',
  borderRadius: 22,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '& .MuiToggleButton-root': { color: 'inherit' },
}));

export default function StyledToolbar() {
  const [grid, setGrid] = React.useState(true);
  const [marks, setMarks] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={240}
        xAxis={[{ id: 'night', scaleType: 'point', data: nights }]}
        yAxis={[{ id: 'brightness', min: 0, max: 110 }]}
        series={series.map((star) => ({ ...star, type: 'line' }))}
      >
        <ChartsWrapper hideLegend>
          <PillToolbar aria-label="Parts of the chart">
            <ToolbarButton
              render={<ToggleButton value="grid" size="small" selected={grid} />}
              onClick={() => setGrid(!grid)}
            >
              Grid
            </ToolbarButton>
            <ToolbarButton
              render={<ToggleButton value="marks" size="small" selected={marks} />}
              onClick={() => setMarks(!marks)}
            >
              Marks
            </ToolbarButton>
          </PillToolbar>
          <ChartsSurface
            role="img"
            aria-label="Brightness of a Cepheid and a binary star over nine nights"
          >
            {grid && <ChartsGrid horizontal />}
            <LinePlot />
            {marks && <MarkPlot />}
            <ChartsXAxis axisId="night" />
            <ChartsYAxis axisId="brightness" />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
