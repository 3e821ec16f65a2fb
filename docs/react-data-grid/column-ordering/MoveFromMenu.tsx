import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  {
    field: 'show',
    headerName: 'Show',
    flex: 1,
    minWidth: 160,
    disableReorder: true,
  },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'opens', headerName: 'Opens', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const rows = [
  { id: 1, show: 'The Tin Forest', hall: 'Main', opens: 'March 6', sold: 388 },
  { id: 2, show: 'Night Ferry', hall: 'Studio', opens: 'March 12', sold: 41 },
  { id: 3, show: 'Two Lighthouses', hall: 'Main', opens: 'April 2', sold: 205 },
];

// #region preview
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const position = visible.findIndex(({ field }) => field === colDef.field);
  const before = visible[position - 1];
  const after = visible[position + 1];

  const moveTo = (neighbor: GridColDef, event: React.MouseEvent<HTMLElement>) => {
    onClick(event);
    // Indices count hidden columns too.
    const index = apiRef.current.getColumnIndex(neighbor.field, false);
    apiRef.current.setColumnIndex(colDef.field, index);
  };

  return (
    <>
      <MenuItem
        disabled={colDef.disableReorder || !before || before.disableReorder}
        onClick={(event) => moveTo(before!, event)}
      >
        <ListItemIcon>
          <ArrowBackIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move back</ListItemText>
      </MenuItem>
      <MenuItem
        disabled={colDef.disableReorder || !after || after.disableReorder}
        onClick={(event) => moveTo(after!, event)}
      >
        <ListItemIcon>
          <ArrowForwardIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move forward</ListItemText>
      </MenuItem>
    </>
  );
}

const slotProps = {
  columnMenu: {
    slots: { columnMenuMoveItems: MoveItems, columnMenuPinningItem: null },
  },
};
// #endregion preview

export default function MoveFromMenu() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        aria-label="Shows, with columns to move from their menus"
        hideFooter
      />
    </Box>
  );
}
