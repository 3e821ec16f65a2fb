import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowModel,
} from '@mui/x-data-grid-premium';
import { wait } from '@site/sample-data/wait';

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', width: 150, editable: true },
  {
    field: 'value',
    headerName: 'Value (€)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, instrument: 'Double bass', value: 14_500 },
  { id: 2, instrument: 'Bass clarinet', value: 8200 },
  { id: 3, instrument: 'Celesta', value: 31_000 },
];

export default function UndoSavesToServer() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState('Nothing saved yet.');

  // #region preview
  const save = async (row: GridRowModel) => {
    setSaved('Saving…');
    await wait(300);
    setSaved(
      `The server has: ${row.instrument}, ${row.value.toLocaleString('en')} €.`,
    );
    return row;
  };

  const saveHistory = ({ data }: { data: unknown }) => {
    const { id } = data as { id: number };
    const row = apiRef.current?.getRow(id);
    if (row) {
      save(row).catch(() => setSaved('The change was not saved. Try again.'));
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onUndo={saveHistory}
          onRedo={saveHistory}
          disableClipboardPaste
          showToolbar
          disableRowSelectionOnClick
          aria-label="Instruments"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {saved}
      </Typography>
    </Box>
  );
}
