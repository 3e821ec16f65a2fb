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
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'apples', headerName: 'Apples (t)', type: 'number', width: 120 },
  { field: 'pears', headerName: 'Pears (t)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, year: '2022', apples: 21, pears: 9 },
  { id: 2, year: '2023', apples: 39, pears: 15 },
  { id: 3, year: '2024', apples: 31, pears: 14 },
  { id: 4, year: '2025', apples: 27, pears: 11 },
];

const firstState: GridInitialState = {
  chartsIntegration: {
    activeChartId: 'harvest',
    charts: {
      harvest: {
        dimensions: ['year'],
        values: ['apples'],
        chartType: 'column',
        configuration: { height: 240 },
      },
    },
  },
};

// #region preview
type ChartsState = NonNullable<GridInitialState['chartsIntegration']>;
type Chart = NonNullable<ChartsState['charts']>[string];
type SavedCharts = ChartsState & {
  integrationContext?: Record<
    string,
    { type: Chart['chartType']; configuration: Chart['configuration'] }
  >;
};

/** Moves types and options of the charts to where `initialState` expects them. */
function toInitialState(saved: GridInitialState): GridInitialState {
  if (!saved.chartsIntegration) {
    return saved;
  }
  const {
    integrationContext = {},
    charts = {},
    ...others
  }: SavedCharts = saved.chartsIntegration;
  const withTypes = Object.entries(charts).map(([id, chart]) => [
    id,
    {
      ...chart,
      chartType: integrationContext[id]?.type,
      configuration: integrationContext[id]?.configuration,
    },
  ]);
  return {
    ...saved,
    chartsIntegration: { ...others, charts: Object.fromEntries(withTypes) },
  };
}
// #endregion preview

export default function RestoredChart() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState({ visit: 1, initialState: firstState });

  // As after a reload: the text could come from the storage or from a server.
  const reload = () => {
    const text = JSON.stringify(apiRef.current?.exportState());
    setView({
      visit: view.visit + 1,
      initialState: toInitialState(JSON.parse(text)),
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={reload} sx={{ mb: 1 }}>
        Save and reload
      </Button>
      <GridChartsIntegrationContextProvider key={view.visit}>
        <Box sx={{ height: 320 }}>
          <DataGridPremium
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={view.initialState}
            showToolbar
            aria-label="Harvest by year"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="harvest"
          label="Harvest"
          renderer={ChartsRenderer}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
