import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const statuses = ['Open', 'In progress', 'Delivered'];

interface Job {
  id: string;
  title: string;
  status: string;
}

const columns: GridColDef<Job>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialJobs: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', status: 'Open' },
  { id: 'T-302', title: 'Cheese catalog', status: 'In progress' },
  { id: 'T-303', title: 'Ski pass terms', status: 'Open' },
  { id: 'T-304', title: 'Audio guide', status: 'In progress' },
];

export default function ApplyToSelected() {
  const [rows, setRows] = React.useState(initialJobs);
  const [before, setBefore] = React.useState<Job[] | null>(null);
  const [status, setStatus] = React.useState('Delivered');
  const [message, setMessage] = React.useState('Select the jobs to change.');
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  // #region preview
  const apply = () => {
    setBefore(rows);
    setRows(
      rows.map((job) => (selection.ids.has(job.id) ? { ...job, status } : job)),
    );
    setMessage(`Set ${selection.ids.size} jobs to ${status}.`);
  };
  // #endregion preview

  const undo = () => {
    if (before) {
      setRows(before);
      setBefore(null);
      setMessage('Undone.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="New status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          sx={{ width: 140 }}
        >
          {statuses.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          disabled={selection.ids.size === 0}
          onClick={apply}
        >
          Apply to {selection.ids.size}
        </Button>
        <Button disabled={!before} onClick={undo}>
          Undo
        </Button>
      </Box>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          aria-label="Translation jobs to change together"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
