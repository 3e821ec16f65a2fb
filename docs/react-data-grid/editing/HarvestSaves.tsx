import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Field {
  id: string;
  crop: string;
  tonnes: number;
}

const initialRows: Field[] = [
  { id: 'Mill field', crop: 'Spelt', tonnes: 31.5 },
  { id: 'Long acre', crop: 'Rapeseed', tonnes: 18.2 },
  { id: 'Hill side', crop: 'Winter barley', tonnes: 44 },
];

const server = createFakeServer(initialRows, { latency: 900 });

const columns: GridColDef<Field>[] = [
  { field: 'id', headerName: 'Field', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110, editable: true },
  {
    field: 'tonnes',
    headerName: 'Harvest (t)',
    type: 'number',
    width: 110,
    editable: true,
  },
];

interface Message {
  severity: AlertColor;
  text: string;
}

export default function HarvestSaves() {
  const [rows, setRows] = React.useState(initialRows);
  const [fails, setFails] = React.useState(false);
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Edit a cell and press Enter.',
  });

  // #region preview
  const saveRow = React.useCallback(
    async (updated: Field, original: Field) => {
      if (updated.crop === original.crop && updated.tonnes === original.tonnes) {
        return original;
      }
      setMessage({ severity: 'info', text: `Saving ${updated.id}…` });
      if (fails) {
        server.failNext();
      }
      const saved = await server.updateRow({
        rowId: updated.id,
        updatedRow: updated,
      });
      setRows((current) =>
        current.map((row) => (row.id === saved.id ? saved : row)),
      );
      setMessage({ severity: 'success', text: `Saved ${saved.id}.` });
      return saved;
    },
    [fails],
  );

  const showError = React.useCallback((error: Error) => {
    setMessage({
      severity: 'error',
      text: `${error.message} Esc discards the edit.`,
    });
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={fails} onChange={(_, checked) => setFails(checked)} />
        }
        label="Let the server fail"
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={showError}
          aria-label="Harvest by field"
          hideFooter
        />
      </Box>
      <Alert role="status" severity={message.severity} sx={{ mt: 1 }}>
        {message.text}
      </Alert>
    </Box>
  );
}
