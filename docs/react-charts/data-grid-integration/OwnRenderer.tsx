import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';
import {
  ChartsRenderer,
  configurationOptions,
  type ChartsRendererProps,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'quality', headerName: 'Quality', width: 130 },
  { field: 'oak', headerName: 'Oak', type: 'number', width: 100 },
  { field: 'pine', headerName: 'Pine', type: 'number', width: 100 },
];

const rows = [
  { id: 1, quality: 'Hardness', oak: 9, pine: 4 },
  { id: 2, quality: 'Weight', oak: 8, pine: 4 },
  { id: 3, quality: 'Price', oak: 8, pine: 3 },
  { id: 4, quality: 'Growth', oak: 2, pine: 8 },
];

// #region preview
const schema = {
  column: configurationOptions.column!,
  radar: {
    label: 'Radar',
    icon: configurationOptions.line!.icon,
    maxDimensions: 1,
    customization: [
      {
        id: 'radar',
        label: 'Radar',
        controls: {
          height: { label: 'Height', type: 'number' as const, default: 280 },
          fill: { label: 'Fill areas', type: 'boolean' as const, default: true },
        },
      },
    ],
  },
};

function RadarOrDefault(props: ChartsRendererProps) {
  const { chartType, dimensions, values, configuration } = props;
  if (chartType !== 'radar') {
    return <ChartsRenderer {...props} />;
  }
  // both are empty until the grid has sent the data
  const metrics = dimensions[0]?.data.map(String) ?? [];
  if (metrics.length === 0 || values.length === 0) {
    return null;
  }
  // one scale for all metrics, from the largest value
  const max = Math.max(
    ...values.flatMap(({ data }) => data.map((value) => value ?? 0)),
  );
  return (
    <RadarChart
      height={configuration.height ?? 280}
      radar={{ metrics, max }}
      series={values.map(({ label, data }) => ({
        label,
        data: data.map((value) => value ?? 0),
        fillArea: configuration.fill ?? true,
      }))}
    />
  );
}
// #endregion preview

const initialState = {
  chartsIntegration: {
    activeChartId: 'wood',
    charts: {
      wood: {
        dimensions: ['quality'],
        values: ['oak', 'pine'],
        chartType: 'radar',
      },
    },
  },
};

export default function OwnRenderer() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 340, mb: 2 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={initialState}
            showToolbar
            hideFooter
            aria-label="Qualities of wood"
          />
        </Box>
        <GridChartsRendererProxy
          id="wood"
          label="Qualities of wood"
          renderer={RadarOrDefault}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
