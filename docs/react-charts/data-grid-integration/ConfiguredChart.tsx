import Box from '@mui/material/Box';
import {
  ChartsRenderer,
  configurationOptions,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'garage', headerName: 'Garage', width: 140 },
  { field: 'weekday', headerName: 'Weekday', type: 'number', width: 120 },
  { field: 'weekend', headerName: 'Weekend', type: 'number', width: 120 },
];

const rows = [
  { id: 1, garage: 'Station', weekday: 412, weekend: 168 },
  { id: 2, garage: 'Market', weekday: 265, weekend: 390 },
  { id: 3, garage: 'Hospital', weekday: 338, weekend: 274 },
];

// #region preview
const initialState = {
  chartsIntegration: {
    activeChartId: 'parking',
    charts: {
      parking: {
        dimensions: ['garage'],
        values: ['weekday', 'weekend'],
        chartType: 'column',
        configuration: {
          height: 260,
          colors: 'blueberryTwilightPalette',
          borderRadius: 6,
          stacked: true,
          grid: 'horizontal',
          seriesAxisLabel: 'Cars per day',
        },
      },
    },
  },
};
// #endregion preview

export default function ConfiguredChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 290, mb: 2 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            hideFooter
            aria-label="Cars per garage"
          />
        </Box>
        <GridChartsRendererProxy
          id="parking"
          label="Cars per garage"
          renderer={ChartsRenderer}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
