import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  configurationOptions,
  ChartsRenderer,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];

const rows = [
  { id: 1, month: 'April', visitors: 3100 },
  { id: 2, month: 'May', visitors: 4200 },
  { id: 3, month: 'June', visitors: 5900 },
];

const initialState = {
  chartsIntegration: {
    activeChartId: 'visitors',
    charts: {
      visitors: {
        dimensions: ['month'],
        values: ['visitors'],
        chartType: 'line',
        configuration: { height: 240 },
      },
    },
  },
};

// #region preview
function ChartsBar() {
  return (
    <Toolbar>
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <Button {...props} size="small" variant={open ? 'contained' : 'outlined'}>
            Change the chart
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion preview

export default function ChartsButton() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ toolbar: ChartsBar, chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Visitors by month"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="visitors"
          label="Visitors by month"
          renderer={ChartsRenderer}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
