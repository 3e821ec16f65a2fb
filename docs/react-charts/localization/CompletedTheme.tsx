import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { frFR, type ChartsLocaleText } from '@mui/x-charts-pro/locales';

// #region preview
// the texts that frFR lacks
const missing: Partial<ChartsLocaleText> = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  toolbarExport: 'Exporter',
  toolbarExportPrint: 'Imprimer',
  toolbarExportImage: (mimeType) =>
    `Exporter en ${mimeType.replace('image/', '').toUpperCase()}`,
};

function createFrenchTheme(outerTheme: Theme) {
  return createTheme(outerTheme, frFR, {
    components: {
      MuiChartsLocalizationProvider: { defaultProps: { localeText: missing } },
    },
  });
}
// #endregion preview

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const heights = [4.1, 3.2, 2.4, 2.9, 3.8, 4.6, 4.2, 3.1];

export default function CompletedTheme() {
  return (
    <Box lang="fr" sx={{ width: '100%' }}>
      <ThemeProvider theme={createFrenchTheme}>
        <LineChartPro
          height={300}
          xAxis={[
            {
              data: hours,
              zoom: true,
              valueFormatter: (hour: number) => `${hour} h`,
            },
          ]}
          series={[{ label: 'Hauteur de la vague (m)', data: heights }]}
          showToolbar
          aria-label="Hauteur de la vague"
        />
      </ThemeProvider>
    </Box>
  );
}
