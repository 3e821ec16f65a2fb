import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

interface Runner {
  id: number;
  runner: string;
  club: string;
}

const initialRows: Runner[] = [
  { id: 1, runner: 'Okafor', club: 'Harbor' },
  { id: 2, runner: 'Lindqvist', club: 'Forest' },
  { id: 3, runner: 'Barros', club: 'Harbor' },
];

interface Removal {
  row: Runner;
  index: number;
}

export default function DeleteWithUndo() {
  // #region preview
  const [rows, setRows] = React.useState(initialRows);
  const [removal, setRemoval] = React.useState<Removal | null>(null);

  const remove = React.useCallback(
    (row: Runner) => {
      setRemoval({ row, index: rows.indexOf(row) });
      setRows(rows.filter((one) => one !== row));
    },
    [rows],
  );

  const undo = ({ row, index }: Removal) => {
    setRows((current) => current.toSpliced(index, 0, row));
    setRemoval(null);
  };
  // #endregion preview

  const columns = React.useMemo<GridColDef<Runner>[]>(
    () => [
      { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 110 },
      { field: 'club', headerName: 'Club', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.runner}`}
              onClick={() => remove(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [remove],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Runners that can be deleted"
          hideFooter
        />
      </Box>
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 40, mt: 1 }}
      >
        {removal && (
          <>
            <Typography variant="body2">
              {removal.row.runner} was deleted.
            </Typography>
            <Button size="small" onClick={() => undo(removal)}>
              Undo
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
