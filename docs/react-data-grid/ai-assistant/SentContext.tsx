import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createFakeAssistant } from '@site/sample-data/fakeAssistant';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 105 },
  { field: 'port', headerName: 'Port', width: 108 },
  { field: 'cargo', headerName: 'Cargo (t)', type: 'number', width: 112 },
];

const rows = [
  { id: 1, ship: 'Aurora', port: 'Rotterdam', cargo: 5400 },
  { id: 2, ship: 'Kestrel', port: 'Santos', cargo: 3150 },
  { id: 3, ship: 'Halcyon', port: 'Rotterdam', cargo: 2800 },
  { id: 4, ship: 'Meridian', port: 'Singapore', cargo: 7600 },
];

const assistant = createFakeAssistant();

/** One line per column. */
const toLines = (context: string) =>
  (JSON.parse(context) as object[])
    .map((column) => JSON.stringify(column))
    .join('\n');

export default function SentContext() {
  const apiRef = useGridApiRef();
  const [isSampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('Nothing was sent yet.');

  // #region preview
  const handlePrompt: DataGridPremiumProps['onPrompt'] = (
    prompt,
    context,
    conversationId,
  ) => {
    setSent(toLines(context));
    return assistant.resolvePrompt(prompt, context, conversationId);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.aiAssistant.processPrompt('Sort by cargo')}
        >
          Send “Sort by cargo”
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isSampling}
              onChange={(event) => setSampling(event.target.checked)}
            />
          }
          label="with values of the rows"
          sx={{ ml: 0 }}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Context that was sent"
        tabIndex={0}
        sx={{
          height: 200,
          my: 1,
          overflow: 'auto',
          fontSize: 12,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {sent}
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling={isSampling}
          onPrompt={handlePrompt}
          aria-label="Ships"
          hideFooter
        />
      </Box>
    </Box>
  );
}
