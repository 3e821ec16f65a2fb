import * as React from 'react';

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

export default function StyledToolbar() {
  const [grid, setGrid] = React.useState(true);
  const [marks, setMarks] = React.useState(false);

  return (
    <div className="w-full">
      {/* #region preview */}
      <ChartsDataProvider
        height={240}
        xAxis={[{ id: 'night', scaleType: 'point', data: nights }]}
        yAxis={[{ id: 'brightness', min: 0, max: 110 }]}
        series={series.map((star) => ({ ...star, type: 'line' }))}
      >
        <ChartsWrapper hideLegend>
          <Toolbar
            aria-label="Parts of the chart"
            className="gap-2 rounded-[22px] border-0 bg-hover px-2 py-1 [&_.MuiToggleButton-root]:text-inherit"
          >
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
          </Toolbar>
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
    </div>
  );
}
