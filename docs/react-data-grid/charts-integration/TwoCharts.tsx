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
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'apples', headerName: 'Apples (t)', type: 'number', width: 120 },
  { field: 'pears', headerName: 'Pears (t)', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, year: '2021', apples: 34, pears: 12, rain: 690 },
  { id: 2, year: '2022', apples: 21, pears: 9, rain: 480 },
  { id: 3, year: '2023', apples: 39, pears: 15, rain: 735 },
  { id: 4, year: '2024', apples: 31, pears: 14, rain: 655 },
  { id: 5, year: '2025', apples: 27, pears: 11, rain: 560 },
];

// #region preview
// The keys are the ids of the two proxies.
const initialState = {
  chartsIntegration: {
    activeChartId: 'harvest',
    charts: {
      harvest: {
        dimensions: ['year'],
        values: ['apples', 'pears'],
        chartType: 'column',
        configuration: { height: 260 },
      },
      rain: {
        dimensions: ['year'],
        values: ['rain'],
        chartType: 'line',
        configuration: { height: 260 },
      },
    },
  },
};

function HarvestAndRain() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, mt: 1 }}
    >
      <GridChartsRendererProxy
        id="harvest"
        label="Harvest"
        renderer={ChartsRenderer}
      />
      <GridChartsRendererProxy id="rain" label="Rain" renderer={ChartsRenderer} />
    </Box>
  );
}
// #endregion preview

export default function TwoCharts() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 390 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Harvest by year"
            hideFooter
          />
        </Box>
        <HarvestAndRain />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
