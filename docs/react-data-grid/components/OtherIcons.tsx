import type * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import {
  DataGrid,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

interface Encore {
  id: number;
  piece: string;
  minutes: number;
  favorite: boolean;
}

const encores: Encore[] = [
  { id: 1, piece: 'Slow waltz', minutes: 5, favorite: true },
  { id: 2, piece: 'Polka of the clocks', minutes: 3, favorite: false },
  { id: 3, piece: 'Evening song', minutes: 4, favorite: true },
];

const columns: GridColDef<Encore>[] = [
  { field: 'piece', headerName: 'Encore', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'favorite', headerName: 'Favorite', type: 'boolean', width: 100 },
];

// #region preview
type IconProps = PropsFromSlot<GridSlots['columnMenuIcon']>;

function toSlot(Icon: React.ComponentType<SvgIconProps>) {
  return function SlotIcon(props: IconProps) {
    return <Icon {...props} />;
  };
}

const slots = {
  columnSortedAscendingIcon: toSlot(ExpandLessIcon),
  columnSortedDescendingIcon: toSlot(ExpandMoreIcon),
  columnUnsortedIcon: null,
  columnMenuIcon: toSlot(MenuIcon),
  booleanCellTrueIcon: toSlot(StarIcon),
  booleanCellFalseIcon: toSlot(StarBorderIcon),
};
// #endregion preview

const initialState = {
  sorting: { sortModel: [{ field: 'minutes', sort: 'asc' as const }] },
};

export default function OtherIcons() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Encores"
        rows={encores}
        columns={columns}
        initialState={initialState}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
