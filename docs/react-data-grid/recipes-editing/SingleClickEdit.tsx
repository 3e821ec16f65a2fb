import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Job {
  id: string;
  title: string;
  words: number;
  status: 'Open' | 'In progress' | 'Delivered';
}

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, editable: true },
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

const rows: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', words: 2150, status: 'Open' },
  { id: 'T-302', title: 'Cheese catalog', words: 6400, status: 'In progress' },
  { id: 'T-303', title: 'Ski pass terms', words: 3820, status: 'Delivered' },
];

// #region preview
const openOnClick: GridEventListener<'cellClick'> = (params, event) => {
  // Clicks in a menu or dialog that a cell's content opens arrive here as well.
  const isInCell = event.currentTarget.contains(event.target as Node);
  if (isInCell && params.isEditable && params.cellMode === GridCellModes.View) {
    const { id, field } = params;
    params.api.startCellEditMode({ id, field });
  }
};
// #endregion preview

export default function SingleClickEdit() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellClick={openOnClick}
        disableRowSelectionOnClick
        aria-label="Translation jobs, opened with one click"
        hideFooter
      />
    </Box>
  );
}
