import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { frFR as chartsFrFR } from '@mui/x-charts/locales';
import {
  ChartsRenderer,
  getLocalizedConfigurationOptions,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  gridClasses,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { frFR } from '@mui/x-data-grid-premium/locales';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Fromage', width: 120 },
  { field: 'sold', headerName: 'Total (kg)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, cheese: 'Comté', sold: 214 },
  { id: 2, cheese: 'Reblochon', sold: 138 },
  { id: 3, cheese: 'Morbier', sold: 97 },
];

const initialState = {
  sidebar: { open: true, value: GridSidebarValue.Charts },
  chartsIntegration: {
    activeChartId: 'fromages',
    charts: {
      fromages: {
        dimensions: ['cheese'],
        values: ['sold'],
        chartType: 'column',
        configuration: { height: 260 },
      },
    },
  },
};

// #region preview
const chartTexts =
  chartsFrFR.components.MuiChartsLocalizationProvider.defaultProps.localeText;
const schema = getLocalizedConfigurationOptions(chartTexts);
const withFrenchTexts = (outer: object) => createTheme(outer, frFR, chartsFrFR);

// The French tabs need more than 300 pixels. On a phone, the panel lies over the grid.
const WIDE_PANEL = {
  [`& .${gridClasses.sidebar}`]: {
    position: { xs: 'absolute', sm: 'relative' },
    insetInlineEnd: 0,
    zIndex: 100,
    width: { xs: '100%', sm: 380 },
    height: '100%',
    bgcolor: 'background.paper',
  },
};

export default function FrenchChart() {
  return (
    <ThemeProvider theme={withFrenchTexts}>
      <Box sx={{ width: '100%' }} lang="fr">
        <GridChartsIntegrationContextProvider>
          <Box sx={{ height: 360 }}>
            <DataGridPremium
              rows={rows}
              columns={columns}
              experimentalFeatures={{ charts: true }}
              chartsIntegration
              slots={{ chartsPanel: GridChartsPanel }}
              slotProps={{ chartsPanel: { schema } }}
              initialState={initialState}
              showToolbar
              aria-label="Total par fromage"
              hideFooter
              sx={WIDE_PANEL}
            />
          </Box>
          <GridChartsRendererProxy
            id="fromages"
            label="Total par fromage"
            renderer={ChartsRenderer}
          />
        </GridChartsIntegrationContextProvider>
      </Box>
    </ThemeProvider>
  );
}
// #endregion preview
