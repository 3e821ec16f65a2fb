import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import HighlightIcon from '@mui/icons-material/Highlight';
import {
  DataGrid,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'pressed',
    headerName: 'Pressed',
    type: 'number',
    width: 120,
    valueFormatter: (year) => String(year),
  },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 120 },
];

const rows = [
  { id: 1, title: 'Harbor Lights', pressed: 1974, price: 24 },
  { id: 2, title: 'Second Platform', pressed: 1981, price: 18 },
  { id: 3, title: 'Salt and Copper', pressed: 1969, price: 60 },
];

// #region preview
interface HighlightItemProps extends GridColumnMenuItemProps {
  highlighted: string;
  onHighlight: (field: string) => void;
}

function HighlightItem({
  colDef,
  onClick,
  highlighted,
  onHighlight,
}: HighlightItemProps) {
  const isOn = highlighted === colDef.field;
  return (
    <MenuItem
      onClick={(event) => {
        onHighlight(isOn ? '' : colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <HighlightIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isOn ? 'Remove highlight' : 'Highlight column'}</ListItemText>
    </MenuItem>
  );
}

export default function AddedItem() {
  const [highlighted, setHighlighted] = React.useState('price');

  const slotProps = React.useMemo(
    () => ({
      columnMenu: {
        slots: { columnMenuUserItem: HighlightItem },
        slotProps: {
          columnMenuUserItem: {
            displayOrder: 15,
            highlighted,
            onHighlight: setHighlighted,
          },
        },
      },
    }),
    [highlighted],
  );

  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        sx={{
          [`& [role="gridcell"][data-field="${highlighted}"]`]: { fontWeight: 700 },
        }}
        aria-label="Records, with a highlighted column"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
