import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  configurationOptions,
  ChartsRenderer,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createRandom } from '@site/sample-data/random';

const columns: GridColDef[] = [
  { field: 'pump', headerName: 'Pump', width: 110 },
  { field: 'flow', headerName: 'Flow (l/s)', type: 'number', width: 120 },
];

const rows = ['North', 'East', 'South', 'West'].map((pump, index) => ({
  id: index,
  pump,
  flow: 40 + index * 10,
}));

const initialState = {
  chartsIntegration: {
    activeChartId: 'flow',
    charts: {
      flow: {
        dimensions: ['pump'],
        values: ['flow'],
        chartType: 'bar',
        configuration: { height: 240, skipAnimation: true },
      },
    },
  },
};

export default function LiveChart() {
  const apiRef = useGridApiRef();
  const [isRunning, setRunning] = React.useState(false);

  // #region preview
  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const random = createRandom(7);
    const timer = setInterval(() => {
      const id = random.integer(0, 3);
      apiRef.current?.updateRows([{ id, flow: random.integer(30, 90) }]);
    }, 500);
    return () => clearInterval(timer);
  }, [apiRef, isRunning]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setRunning((running) => !running)}
        sx={{ mb: 1 }}
      >
        {isRunning ? 'Stop the readings' : 'Start the readings'}
      </Button>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 320 }}>
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
            aria-label="Pumps"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="flow"
          label="Flow by pump"
          renderer={ChartsRenderer}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
