import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Job {
  id: string;
  title: string;
  words: number;
  note: string;
}

const initialJobs: Job[] = [
  {
    id: 'T-301',
    title: 'Ferry timetable',
    words: 2150,
    note: 'Keep port names as they are.',
  },
  { id: 'T-302', title: 'Cheese catalog', words: 6400, note: '' },
  { id: 'T-303', title: 'Ski pass terms', words: 3820, note: 'Legal review after.' },
];

// Every second request fails, so that you can try both outcomes.
const server = createFakeServer(initialJobs, { latency: 600, failEvery: 2 });

interface JobDialogProps {
  job: Job;
  onSave: (job: Job) => Promise<void>;
  onClose: () => void;
}

function JobDialog({ job, onSave, onClose }: JobDialogProps) {
  const [draft, setDraft] = React.useState(job);
  const [isSaving, setIsSaving] = React.useState(false);
  const [failure, setFailure] = React.useState('');

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setFailure('');
    try {
      await onSave(draft);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The request failed.');
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      onClose={() => !isSaving && onClose()}
      aria-labelledby="edit-job"
    >
      <form onSubmit={submit}>
        <DialogTitle id="edit-job">Edit {job.id}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Title"
            required
            autoFocus
            margin="dense"
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
          <TextField
            label="Words"
            type="number"
            required
            value={draft.words || ''}
            onChange={(event) =>
              setDraft({ ...draft, words: Number(event.target.value) })
            }
            slotProps={{ htmlInput: { min: 1 } }}
          />
          <TextField
            label="Note"
            multiline
            minRows={2}
            value={draft.note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export default function EditInDialog() {
  const [rows, setRows] = React.useState(initialJobs);
  // #region preview
  const [openJob, setOpenJob] = React.useState<Job | null>(null);

  const columns = React.useMemo<GridColDef<Job>[]>(
    () => [
      {
        field: 'title',
        headerName: 'Title',
        flex: 1,
        minWidth: 130,
        editable: true,
      },
      {
        field: 'words',
        headerName: 'Words',
        type: 'number',
        width: 80,
        editable: true,
      },
      {
        field: 'edit',
        headerName: 'Edit',
        type: 'actions',
        width: 60,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EditIcon />}
              label={`Edit ${params.row.title}`}
              onClick={() => setOpenJob(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  // A double click, Enter and typing open the dialog, and not the editor.
  const openInstead: GridEventListener<'cellEditStart'> = (params, event) => {
    event.defaultMuiPrevented = true;
    event.preventDefault();
    setOpenJob(params.row);
  };

  const save = async (job: Job) => {
    const saved = await server.updateRow({ rowId: job.id, updatedRow: job });
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setOpenJob(null);
  };
  // #endregion preview

  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={openInstead}
        aria-label="Translation jobs, edited in a dialog"
        hideFooter
      />
      {openJob && (
        <JobDialog
          key={openJob.id}
          job={openJob}
          onSave={save}
          onClose={() => setOpenJob(null)}
        />
      )}
    </Box>
  );
}
