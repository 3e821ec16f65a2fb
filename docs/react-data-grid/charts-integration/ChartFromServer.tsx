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
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 130 },
];

const server = createFakeServer(createTrades(250), { latency: 300 });

// #region preview
const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

// Those that the server knows.
const aggregationFunctions = { sum: { columnTypes: ['number'] } };

const initialState = {
  rowGrouping: { model: ['commodity'] },
  aggregation: { model: { quantity: 'sum' } },
  columns: { columnVisibilityModel: { commodity: false } },
  chartsIntegration: {
    activeChartId: 'commodities',
    charts: {
      commodities: {
        dimensions: ['commodity'],
        values: ['quantity'],
        chartType: 'bar',
        configuration: { height: 360 },
      },
    },
  },
};
// #endregion preview

// Room for the names beside the bars, and for the last number.
const onRender: GridChartsRendererProxyProps['onRender'] = (type, props, Chart) => (
  <Chart
    {...props}
    {...(type !== 'pie' && {
      yAxis: [{ ...props.yAxis[0], width: 100 }],
      margin: { right: 32 },
    })}
  />
);

export default function ChartFromServer() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 386 }}>
          <DataGridPremium
            columns={columns}
            dataSource={dataSource}
            aggregationFunctions={aggregationFunctions}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Trades by commodity"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="commodities"
          label="Tonnes by commodity"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
