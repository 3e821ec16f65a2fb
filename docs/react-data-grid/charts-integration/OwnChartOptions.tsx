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

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'riders', headerName: 'Riders a day', type: 'number', width: 140 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, line: 'Tram 1', riders: 18_400, delay: 2.1 },
  { id: 2, line: 'Tram 4', riders: 12_900, delay: 3.4 },
  { id: 3, line: 'Bus 12', riders: 7300, delay: 4.8 },
  { id: 4, line: 'Ferry', riders: 2100, delay: 1.2 },
];

// #region preview
// Columns and pies only. A pie shows one series.
const schema = {
  column: configurationOptions.column!,
  pie: { ...configurationOptions.pie!, maxValues: 1 },
};

const onRender: GridChartsRendererProxyProps['onRender'] = (type, props, Chart) => (
  <Chart
    {...props}
    {...(type === 'column' && {
      yAxis: [{ ...props.yAxis[0], width: 60 }],
    })}
    colors={['#0b7285', '#e8590c', '#5f3dc4', '#2b8a3e']}
  />
);
// #endregion preview

const initialState = {
  chartsIntegration: {
    activeChartId: 'lines',
    charts: {
      lines: {
        dimensions: ['line'],
        values: ['riders'],
        chartType: 'column',
        configuration: { height: 280, grid: 'horizontal', borderRadius: 6 },
      },
    },
  },
};

export default function OwnChartOptions() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={initialState}
            showToolbar
            aria-label="Lines"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="lines"
          label="Riders by line"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
