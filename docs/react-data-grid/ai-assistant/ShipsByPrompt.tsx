import AddIcon from '@mui/icons-material/Add';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';

// #region preview
const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 140, examples: ['Aurora', 'Kestrel'] },
  {
    field: 'port',
    headerName: 'Port',
    width: 120,
    examples: ['Rotterdam', 'Singapore', 'Santos'],
  },
  {
    field: 'cargo',
    headerName: 'Cargo (t)',
    description: 'Weight of the cargo in tonnes',
    type: 'number',
    width: 120,
    examples: [1200, 5400],
  },
  {
    field: 'delay',
    headerName: 'Delay (h)',
    description: 'Hours behind the schedule',
    type: 'number',
    width: 110,
    examples: [0, 26],
  },
];
// #endregion preview

const rows = [
  { id: 1, ship: 'Aurora', port: 'Rotterdam', cargo: 5400, delay: 0 },
  { id: 2, ship: 'Kestrel', port: 'Santos', cargo: 3150, delay: 26 },
  { id: 3, ship: 'Halcyon', port: 'Rotterdam', cargo: 2800, delay: 4 },
  { id: 4, ship: 'Meridian', port: 'Singapore', cargo: 7600, delay: 11 },
  { id: 5, ship: 'Solstice', port: 'Santos', cargo: 1200, delay: 2 },
  { id: 6, ship: 'Tern', port: 'Singapore', cargo: 4300, delay: 38 },
];

const suggestions = [
  { value: 'Delay above 10, highest cargo' },
  { value: 'Total cargo per port' },
  { value: 'Top 2 with the highest delay' },
];

const assistant = createFakeAssistant();

// The titles are the names of two buttons that have none otherwise.
const NewConversationIcon = () => (
  <AddIcon fontSize="small" titleAccess="New conversation" />
);

const SendPromptIcon = () => <SendIcon fontSize="small" titleAccess="Send" />;

const slots = {
  aiAssistantPanel: GridAiAssistantPanel,
  aiAssistantPanelNewConversationIcon: NewConversationIcon,
  promptSendIcon: SendPromptIcon,
};

export default function ShipsByPrompt() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={assistant.resolvePrompt}
        slots={slots}
        showToolbar
        aria-label="Ships"
        hideFooter
      />
    </div>
  );
}
