import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Ticket {
  id: string;
  instrument: string;
  client: string;
}

// #region preview
function ActionsCell({
  onDelete,
  ...params
}: GridRenderCellParams<Ticket> & { onDelete: (id: Ticket['id']) => void }) {
  const [open, setOpen] = React.useState(false);
  const { id, instrument } = params.row;
  const titleId = `delete-${id}`;

  return (
    <React.Fragment>
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<DeleteIcon />}
          label={`Delete ${id}`}
          onClick={() => setOpen(true)}
        />
      </GridActionsCell>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>
          Delete ticket {id} ({instrument})?
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep</Button>
          <Button color="error" onClick={() => onDelete(id)}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
// #endregion preview

const initialRows: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', client: 'Ilse Brandt' },
  { id: 'R-1042', instrument: 'Cello', client: 'Tomás Aldana' },
  { id: 'R-1043', instrument: 'Flugelhorn', client: 'Wen Zhao' },
];

export default function ConfirmDelete() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Ticket>[]>(() => {
    const deleteTicket = (id: Ticket['id']) =>
      setRows((current) => current.filter((row) => row.id !== id));
    return [
      { field: 'id', headerName: 'Ticket', width: 90 },
      { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        renderCell: (params) => <ActionsCell {...params} onDelete={deleteTicket} />,
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Repair tickets to delete"
        hideFooter
      />
    </Box>
  );
}
