import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'desk', headerName: 'Desk', width: 120, examples: ['Dubai', 'Durban'] },
  {
    field: 'commodity',
    headerName: 'Commodity',
    width: 130,
    examples: ['Zinc', 'Cocoa', 'Wheat'],
  },
  {
    field: 'quantity',
    headerName: 'Tonnes',
    type: 'number',
    width: 120,
    examples: [250, 1200],
  },
];

const server = createFakeServer(createTrades(5000), { latency: 300 });
const assistant = createFakeAssistant();

// #region preview
const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

// Those that the assistant may choose.
const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
};
// #endregion preview

const suggestions = [
  { value: 'Total quantity per desk' },
  { value: 'Zinc with quantity above 1900' },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 20 } },
};

export default function PromptToServer() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={assistant.resolvePrompt}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        initialState={initialState}
        pagination
        pageSizeOptions={[20, 100]}
        disablePivoting
        showToolbar
        aria-label="Trades"
      />
    </div>
  );
}
