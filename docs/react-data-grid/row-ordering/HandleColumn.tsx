import Box from '@mui/material/Box';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
const rows = [
  { id: 1, title: 'High Tide', minutes: 4, __reorder__: 'High Tide' },
  { id: 2, title: 'Paper Lanterns', minutes: 3, __reorder__: 'Paper Lanterns' },
  { id: 3, title: 'Going North', minutes: 6, __reorder__: 'Going North' },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 80 },
  { ...GRID_REORDER_COL_DEF, width: 60 },
];

function HandleIcon({ className }: { className?: string }) {
  return <DragHandleIcon className={className} fontSize="small" />;
}

const slots = { rowReorderIcon: HandleIcon };

export default function HandleColumn() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        slots={slots}
        disableColumnSorting
        disableColumnFilter
        aria-label="Setlist with handles at the end"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
