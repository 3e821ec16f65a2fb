import Box from '@mui/material/Box';
import {
  configurationOptions,
  ChartsRenderer,
} from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', width: 120, examples: ['Santos', 'Dubai'] },
  { field: 'flag', headerName: 'Flag', width: 120, examples: ['Chile', 'Kenya'] },
  {
    field: 'cargo',
    headerName: 'Cargo (t)',
    type: 'number',
    width: 120,
    examples: [1200, 5400],
  },
];

const rows = [
  { id: 1, port: 'Rotterdam', flag: 'Norway', cargo: 5400 },
  { id: 2, port: 'Santos', flag: 'Chile', cargo: 3150 },
  { id: 3, port: 'Rotterdam', flag: 'Kenya', cargo: 2800 },
  { id: 4, port: 'Dubai', flag: 'Kenya', cargo: 7600 },
  { id: 5, port: 'Santos', flag: 'Norway', cargo: 1200 },
];

const suggestions = [
  { value: 'Chart cargo by port' },
  { value: 'Chart cargo by flag' },
];

const assistant = createFakeAssistant();

// #region preview
const initialState = {
  chartsIntegration: {
    activeChartId: 'answer',
    charts: {
      answer: { chartType: 'column', configuration: { height: 260 } },
    },
  },
};
// #endregion preview

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

export default function PromptToChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridChartsIntegrationContextProvider>
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            rows={rows}
            columns={columns}
            experimentalFeatures={{ charts: true }}
            chartsIntegration
            aiAssistant
            aiAssistantSuggestions={suggestions}
            onPrompt={assistant.resolvePrompt}
            slots={{
              aiAssistantPanel: GridAiAssistantPanel,
              chartsPanel: GridChartsPanel,
            }}
            slotProps={{ chartsPanel: { schema: configurationOptions } }}
            initialState={initialState}
            showToolbar
            aria-label="Ships"
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="answer"
          label="Answer"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </GridChartsIntegrationContextProvider>
    </Box>
  );
}
