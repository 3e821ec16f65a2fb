import * as React from 'react';
import Box from '@mui/material/Box';
import {
  configurationOptions,
  ChartsRenderer,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  gridColumnFieldsSelector,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 130 },
  { field: 'side', headerName: 'Side', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const rows = createTrades(600);

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'sector' }],
      columns: [{ field: 'side' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
  chartsIntegration: {
    activeChartId: 'trades',
    charts: { trades: { dimensions: ['sector'], chartType: 'bar' } },
  },
};

// Room for the numbers or names beside the chart, and for the last number below it.
const onRender: GridChartsRendererProxyProps['onRender'] = (type, props, Chart) => (
  <Chart
    {...props}
    {...(type !== 'pie' && {
      yAxis: [{ ...props.yAxis[0], width: 80 }],
      margin: { right: 32 },
    })}
  />
);

export default function ChartOfPivot() {
  const apiRef = useGridApiRef();

  // #region preview
  React.useEffect(() => {
    const api = apiRef.current;
    let shown = '';
    return api?.subscribeEvent('columnsChange', () => {
      const fields = gridColumnFieldsSelector(apiRef).filter((field) =>
        field.endsWith('>->quantity'),
      );
      // Only when the pivot has other columns, so that users can choose among them.
      if (fields.join() !== shown) {
        shown = fields.join();
        api.updateChartValuesData(
          'trades',
          fields.map((field) => ({ field })),
        );
      }
    });
  }, [apiRef]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 390 }}>
          <DataGridPremium
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Tonnes by sector and side"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="trades"
          label="Tonnes by sector and side"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
