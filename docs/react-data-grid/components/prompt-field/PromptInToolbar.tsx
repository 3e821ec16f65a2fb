import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
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
  { id: 4, peak: 'Rosshorn', region: 'Alps', height: 4012 },
];

const assistant = createFakeAssistant();

// #region preview
function PromptBar() {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [turn, setTurn] = React.useState(1);
  const [status, setStatus] = React.useState('Try “peaks in the Andes”.');

  const submit = async (prompt: string) => {
    // A recording in which nothing was said submits an empty prompt.
    if (prompt.trim() === '') {
      return;
    }
    // The buttons are disabled from now on, and would lose the focus.
    inputRef.current?.focus();
    setTurn(turn + 1);
    setStatus('Working on it…');
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setStatus(answer instanceof Error ? answer.message : `Applied: ${prompt}`);
  };

  return (
    <Toolbar
      style={{ flex: 'none', flexDirection: 'column', alignItems: 'stretch' }}
    >
      <PromptField
        onSubmit={submit}
        onRecordError={(message) => setStatus(message || 'Nothing was recorded.')}
        lang="en"
        style={{ display: 'flex', gap: 4 }}
      >
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          // The new key makes it forget what it heard in the last turn.
          <PromptFieldRecord key={turn} aria-label="Record">
            <MicIcon />
          </PromptFieldRecord>
        )}
        <PromptFieldControl
          ref={inputRef}
          render={({ ref, onKeyDown, ...props }, { disabled, recording }) => (
            <TextField
              {...props}
              inputRef={ref}
              onKeyDown={(event) => {
                // Enter also confirms a word in Chinese and Japanese input.
                if (!event.nativeEvent.isComposing) {
                  onKeyDown?.(event);
                }
              }}
              fullWidth
              size="small"
              placeholder={recording ? 'Listening…' : 'What do you want to see?'}
              slotProps={{
                htmlInput: { 'aria-label': 'Prompt', readOnly: disabled },
              }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send" color="primary">
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
      <Typography role="status" variant="body2" sx={{ p: 1 }}>
        {status}
      </Typography>
    </Toolbar>
  );
}
// #endregion preview

export default function PromptInToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={assistant.resolvePrompt}
        slots={{ toolbar: PromptBar }}
        showToolbar
        aria-label="Peaks"
        hideFooter
      />
    </Box>
  );
}
