import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';

interface Found {
  id: number;
  item: string;
  place: string;
}

const initialRows: Found[] = [
  { id: 1, item: 'Umbrella, green', place: 'Tram 4' },
  { id: 2, item: 'Violin case', place: 'Central' },
  { id: 3, item: 'Bag with books', place: 'Bus 61' },
];

const columns: GridColDef<Found>[] = [
  { field: 'item', headerName: 'Item' },
  { field: 'place', headerName: 'Found in' },
];

export default function EditEntry() {
  const [rows, setRows] = React.useState(initialRows);
  const [draft, setDraft] = React.useState<Found | null>(null);

  // #region preview
  const listViewColumn = React.useMemo<GridListViewColDef<Found>>(
    () => ({
      field: 'entry',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
          <Box sx={{ flex: 1 }}>
            {row.item}, {row.place}
          </Box>
          <IconButton
            aria-label={`Edit ${row.item}`}
            tabIndex={tabIndex}
            onClick={() => setDraft(row)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Box>
      ),
    }),
    [],
  );
  // #endregion preview

  const save = (changed: Found) => {
    setRows((current) =>
      current.map((row) => (row.id === changed.id ? changed : row)),
    );
    setDraft(null);
  };

  return (
    <Box sx={{ height: 196, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        disableRowSelectionOnClick
        aria-label="Items that can be edited"
        hideFooter
      />
      {draft && (
        <Dialog open fullWidth maxWidth="xs" onClose={() => setDraft(null)}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save(draft);
            }}
          >
            <DialogTitle>Edit the item</DialogTitle>
            <DialogContent>
              <TextField
                autoFocus
                required
                fullWidth
                margin="dense"
                label="Item"
                value={draft.item}
                onChange={(event) =>
                  setDraft({ ...draft, item: event.target.value })
                }
              />
              <TextField
                required
                fullWidth
                margin="dense"
                label="Found in"
                value={draft.place}
                onChange={(event) =>
                  setDraft({ ...draft, place: event.target.value })
                }
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setDraft(null)}>Cancel</Button>
              <Button type="submit">Save</Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </Box>
  );
}
