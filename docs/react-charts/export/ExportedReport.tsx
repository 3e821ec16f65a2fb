import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts-pro/hooks';

// #region preview
/** Everything inside this element becomes part of the export. */
function ExportedArea({ children }: React.PropsWithChildren) {
  const chartRootRef = useChartRootRef();
  const { direction } = useTheme();

  return (
    <Box
      ref={chartRootRef}
      dir={direction}
      sx={{ bgcolor: 'background.paper', color: 'text.primary', p: 2 }}
    >
      {children}
    </Box>
  );
}

export default function ExportedReport() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProviderPro
        height={220}
        xAxis={[{ id: 'year', scaleType: 'band', data: [2022, 2023, 2024, 2025] }]}
        series={[{ type: 'bar', data: [188, 204, 219, 262] }]}
      >
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ChartsToolbarImageExportTrigger
            render={<Button variant="outlined" />}
            options={{ type: 'image/png', fileName: 'rescues-per-year' }}
          >
            Save image
          </ChartsToolbarImageExportTrigger>
          <ChartsToolbarPrintExportTrigger render={<Button variant="outlined" />}>
            Print
          </ChartsToolbarPrintExportTrigger>
        </Box>
        <ExportedArea>
          <Typography variant="h6" component="p">
            Rescues per year
          </Typography>
          <ChartsSurface
            role="img"
            aria-label="Rescues per year, from 188 in 2022 to 262 in 2025"
          >
            <BarPlot />
            <ChartsXAxis axisId="year" />
            <ChartsYAxis />
          </ChartsSurface>
          <Typography variant="body2">
            Source: mission log of the mountain rescue team
          </Typography>
        </ExportedArea>
      </ChartsDataProviderPro>
    </Box>
  );
}
// #endregion preview
