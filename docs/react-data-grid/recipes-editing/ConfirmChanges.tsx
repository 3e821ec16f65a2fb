import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Job {
  id: string;
  title: string;
  words: number | null;
  status: string;
}

interface Question {
  newRow: Job;
  oldRow: Job;
  answer: (row: Job) => void;
}

const labels = { title: 'Title', words: 'Words', status: 'Status' };
const fields = Object.keys(labels) as (keyof typeof labels)[];

const columns: GridColDef<Job>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140, editable: true },
  {
    field: 'words',
    headerName: 'Words',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'In progress', 'Delivered'],
    width: 130,
    editable: true,
  },
];

const initialRows: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', words: 2150, status: 'Open' },
  { id: 'T-302', title: 'Cheese catalog', words: 6400, status: 'In progress' },
  { id: 'T-303', title: 'Ski pass terms', words: 3820, status: 'Delivered' },
];

// Every second request fails, so that you can try both outcomes.
const server = createFakeServer(initialRows, { latency: 600, failEvery: 2 });

const listChanges = ({ newRow, oldRow }: Question) =>
  fields
    .filter((field) => newRow[field] !== oldRow[field])
    .map((field) => `${labels[field]}: ${oldRow[field]} → ${newRow[field]}`);

export default function ConfirmChanges() {
  const [rows, setRows] = React.useState(initialRows);
  const [isSaving, setIsSaving] = React.useState(false);
  const [failure, setFailure] = React.useState('');

  // #region preview
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = (newRow: Job, oldRow: Job) => {
    if (fields.every((field) => newRow[field] === oldRow[field])) {
      return oldRow;
    }
    return new Promise<Job>((answer) => {
      setQuestion({ newRow, oldRow, answer });
    });
  };

  const close = (row: Job) => {
    setQuestion(null);
    setFailure('');
    question?.answer(row);
  };
  // #endregion preview

  const save = async ({ newRow }: Question) => {
    setIsSaving(true);
    setFailure('');
    try {
      const saved = await server.updateRow({
        rowId: newRow.id,
        updatedRow: newRow,
      });
      setRows((current) =>
        current.map((row) => (row.id === saved.id ? saved : row)),
      );
      close(saved);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The request failed.');
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        editMode="row"
        rows={rows}
        columns={columns}
        processRowUpdate={ask}
        aria-label="Translation jobs, saved after a confirmation"
        hideFooter
      />
      {question && (
        <Dialog
          open
          onClose={() => !isSaving && close(question.oldRow)}
          aria-labelledby="confirm-changes"
        >
          <DialogTitle id="confirm-changes">Save {question.newRow.id}?</DialogTitle>
          <DialogContent>
            {listChanges(question).map((change) => (
              <Typography key={change}>{change}</Typography>
            ))}
            {failure && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button disabled={isSaving} onClick={() => close(question.oldRow)}>
              Discard
            </Button>
            <Button loading={isSaving} onClick={() => save(question)}>
              Save
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
