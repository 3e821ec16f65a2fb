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
  { field: 'harbor', headerName: 'Harbor', width: 130 },
  { field: 'cod', headerName: 'Cod (t)', type: 'number', width: 110 },
  { field: 'herring', headerName: 'Herring (t)', type: 'number', width: 110 },
  { field: 'crab', headerName: 'Crab (t)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, harbor: 'Ravnsund', cod: 410, herring: 265, crab: 38 },
  { id: 2, harbor: 'Tjelde', cod: 325, herring: 390, crab: 12 },
  { id: 3, harbor: 'Holmvik', cod: 180, herring: 145, crab: 74 },
  { id: 4, harbor: 'Sandnes', cod: 95, herring: 210, crab: 55 },
];

const initialState = {
  chartsIntegration: {
    activeChartId: 'catch',
    charts: {
      catch: {
        dimensions: ['harbor'],
        values: ['cod', 'herring'],
        chartType: 'column',
      },
    },
  },
};

export default function CatchAsChart() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Catch by harbor"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="catch"
          label="Catch by harbor"
          renderer={ChartsRenderer}
        />
      </GridChartsIntegrationContextProvider>
      {/* #endregion preview */}
    </Box>
  );
}
