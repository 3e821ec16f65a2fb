import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'cargo', headerName: 'Cargo (t)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ship: 'Aurora', port: 'Rotterdam', cargo: 5400 },
  { id: 2, ship: 'Kestrel', port: 'Santos', cargo: 3150 },
  { id: 3, ship: 'Halcyon', port: 'Rotterdam', cargo: 2800 },
  { id: 4, ship: 'Meridian', port: 'Singapore', cargo: 7600 },
];

const suggestions = [{ value: 'Group by port' }, { value: 'Ships in Santos' }];
const assistant = createFakeAssistant();

export default function SentContext() {
  const [isSampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('Nothing was sent yet.');

  // #region preview
  const handlePrompt: DataGridPremiumProps['onPrompt'] = (
    prompt,
    context,
    conversationId,
  ) => {
    setSent(JSON.stringify(JSON.parse(context), null, 1));
    return assistant.resolvePrompt(prompt, context, conversationId);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isSampling}
            onChange={(event) => setSampling(event.target.checked)}
          />
        }
        label="Send values of the rows"
      />
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling={isSampling}
          aiAssistantSuggestions={suggestions}
          onPrompt={handlePrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          showToolbar
          aria-label="Ships"
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Context that was sent"
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', m: 0, mt: 1, fontSize: 12 }}
      >
        {sent}
      </Box>
    </Box>
  );
}
