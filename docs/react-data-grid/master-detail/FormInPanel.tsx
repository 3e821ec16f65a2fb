import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  note: string;
}

const firstRows: Patient[] = [
  { id: 1, name: 'Biscuit', note: 'Remove the stitches' },
  { id: 2, name: 'Clover', note: '' },
  { id: 3, name: 'Pepper', note: 'Check the neck' },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', width: 110 },
  { field: 'note', headerName: 'Next visit', flex: 1, minWidth: 150 },
];

// #region preview
interface Drafts {
  /** Unsaved texts by patient. They stay when a panel closes. */
  texts: Map<number, string>;
  save: (patient: Patient) => void;
}

const DraftsContext = React.createContext<Drafts | null>(null);

function NoteForm({ patient }: { patient: Patient }) {
  const apiRef = useGridApiContext();
  const drafts = React.useContext(DraftsContext);
  const [note, setNote] = React.useState(
    drafts?.texts.get(patient.id) ?? patient.note,
  );

  const change = (text: string) => {
    setNote(text);
    drafts?.texts.set(patient.id, text);
  };

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    drafts?.texts.delete(patient.id);
    drafts?.save({ ...patient, note });
    apiRef.current.toggleDetailPanel(patient.id);
    // The button has unmounted, so move the focus to the row.
    apiRef.current.setCellFocus(patient.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };

  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
      <TextField
        size="small"
        label={`Note for ${patient.name}`}
        value={note}
        onChange={(event) => change(event.target.value)}
        sx={{ flex: 1, maxWidth: 360 }}
      />
      <Button type="submit" variant="contained" disableElevation>
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <div role="row">
    <Box role="gridcell" sx={{ p: 2 }}>
      <NoteForm patient={row} />
    </Box>
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function FormInPanel() {
  const [rows, setRows] = React.useState(firstRows);
  const [drafts] = React.useState<Drafts>(() => ({
    texts: new Map(),
    save: (patient) =>
      setRows((current) =>
        current.map((row) => (row.id === patient.id ? patient : row)),
      ),
  }));

  return (
    <DraftsContext.Provider value={drafts}>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          aria-label="Patients and notes for their next visits"
          hideFooter
        />
      </Box>
    </DraftsContext.Provider>
  );
}
// #endregion preview
