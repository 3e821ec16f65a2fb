import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', width: 140 },
  { field: 'region', headerName: 'Region', width: 120, examples: ['Alps', 'Andes'] },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, peak: 'Nevado Alto', region: 'Andes', height: 6120 },
  { id: 2, peak: 'Weisskopf', region: 'Alps', height: 3485 },
  { id: 3, peak: 'Cerro Pardo', region: 'Andes', height: 5340 },
];

const suggestions = [{ value: 'Peaks in the Andes' }, { value: 'Highest height' }];
const assistant = createFakeAssistant();

// #region preview
function AssistantBar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <Button {...props} size="small" variant={open ? 'contained' : 'outlined'}>
            Ask
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion preview

export default function AssistantButton() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={assistant.resolvePrompt}
        slots={{ toolbar: AssistantBar, aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        aria-label="Peaks"
        hideFooter
      />
    </div>
  );
}
