import Box from '@mui/material/Box';
import {
  configurationOptions,
  ChartsRenderer,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 120 },
  { field: 'trader', headerName: 'Trader', width: 160, chartable: false },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 130 },
];

const rows = createTrades(300);

// #region preview
const initialState = {
  rowGrouping: { model: ['sector'] },
  aggregation: { model: { quantity: 'sum' } },
  chartsIntegration: {
    activeChartId: 'sectors',
    charts: {
      sectors: {
        dimensions: ['sector'],
        values: ['quantity'],
        chartType: 'bar',
        configuration: { height: 260 },
      },
    },
  },
  columns: { columnVisibilityModel: { sector: false } },
};
// #endregion preview

// Room for names or numbers beside the chart, and for the last number below it.
const onRender: GridChartsRendererProxyProps['onRender'] = (type, props, Chart) => (
  <Chart
    {...props}
    {...(type !== 'pie' && {
      yAxis: [{ ...props.yAxis[0], width: 80 }],
      margin: { right: 32 },
    })}
  />
);

export default function ChartOfGroups() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 360 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Trades by sector"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="sectors"
          label="Tonnes by sector"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
