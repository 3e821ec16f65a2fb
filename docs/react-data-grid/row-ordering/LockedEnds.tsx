import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Song {
  id: string;
  title: string;
  part: 'Opener' | 'Main set' | 'Encore';
}

const rows: Song[] = [
  { id: 'tide', title: 'High Tide', part: 'Opener' },
  { id: 'lanterns', title: 'Paper Lanterns', part: 'Main set' },
  { id: 'north', title: 'Going North', part: 'Main set' },
  { id: 'static', title: 'Static', part: 'Main set' },
  { id: 'home', title: 'Almost Home', part: 'Encore' },
];

const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'part', headerName: 'Part', width: 100 },
];

// #region preview
type Props = DataGridProProps<Song>;

const isRowReorderable: Props['isRowReorderable'] = ({ row }) =>
  row.part === 'Main set';

const isValidRowReorder: Props['isValidRowReorder'] = ({
  apiRef,
  targetNode,
  dropPosition,
}) => {
  const target = apiRef.current.getRow<Song>(targetNode.id);
  return !(
    (target?.part === 'Opener' && dropPosition === 'above') ||
    (target?.part === 'Encore' && dropPosition === 'below')
  );
};

const hideLockedHandles = {
  [`& .${gridClasses.rowReorderCell}:not(.${gridClasses['rowReorderCell--draggable']})`]:
    { visibility: 'hidden' },
};

export default function LockedEnds() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        sx={hideLockedHandles}
        disableColumnSorting
        disableColumnFilter
        aria-label="Setlist with a fixed opener and encore"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
