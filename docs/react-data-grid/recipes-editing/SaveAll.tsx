import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Job {
  id: string;
  title: string;
  words: number | null;
}

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140, editable: true },
  {
    field: 'words',
    headerName: 'Words',
    type: 'number',
    width: 90,
    editable: true,
  },
];

const initialJobs: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', words: 2150 },
  { id: 'T-302', title: 'Cheese catalog', words: 6400 },
  { id: 'T-303', title: 'Ski pass terms', words: 3820 },
];

// Every second request fails, so that you can try both outcomes.
const server = createFakeServer([{ id: 'jobs', jobs: initialJobs }], {
  latency: 600,
  failEvery: 2,
});

async function saveJobs(jobs: Job[]) {
  const stored = await server.updateRow({ rowId: 'jobs', updatedRow: { jobs } });
  return stored.jobs;
}

export default function SaveAll() {
  // #region preview
  const [saved, setSaved] = React.useState(initialJobs);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<string, Job>>(new Map());
  const rows = saved.map((job) => drafts.get(job.id) ?? job);

  const keepDraft = (draft: Job) => {
    const job = saved.find(({ id }) => id === draft.id);
    const isChanged = draft.title !== job?.title || draft.words !== job.words;
    setDrafts((current) => {
      const next = new Map(current);
      next.delete(draft.id);
      return isChanged ? next.set(draft.id, draft) : next;
    });
    return draft;
  };
  // #endregion preview

  const [isSaving, setIsSaving] = React.useState(false);
  const [failure, setFailure] = React.useState<string | null>(null);

  const saveAll = async () => {
    if (drafts.size === 0) {
      return;
    }
    setIsSaving(true);
    setFailure(null);
    try {
      setSaved(await saveJobs(rows));
      setDrafts(new Map());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The request failed.');
    } finally {
      setIsSaving(false);
    }
  };

  const discardAll = () => {
    setDrafts(new Map());
    setFailure(null);
  };

  const unsaved =
    drafts.size === 0 ? 'Everything is saved.' : `Changed rows: ${drafts.size}.`;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button variant="contained" loading={isSaving} onClick={saveAll}>
          Save all
        </Button>
        <Button disabled={isSaving} onClick={discardAll}>
          Discard
        </Button>
      </Box>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={keepDraft}
          isCellEditable={() => !isSaving}
          getRowClassName={({ id }) => (drafts.has(String(id)) ? 'changed' : '')}
          aria-label="Translation jobs that are saved together"
          hideFooter
          sx={{ '& .changed': { fontWeight: 'bold' } }}
        />
      </Box>
      <Alert role="status" severity={failure ? 'error' : 'info'} sx={{ mt: 1 }}>
        {failure ?? unsaved}
      </Alert>
    </Box>
  );
}
