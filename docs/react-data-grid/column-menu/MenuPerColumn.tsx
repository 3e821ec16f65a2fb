import type * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
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
function RecordMenu(props: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const { colDef, hideMenu } = props;

  if (colDef.field === 'title') {
    return <GridColumnMenu {...props} slots={{ columnMenuFilterItem: null }} />;
  }
  if (colDef.field === 'price') {
    const showUpTo = (value: number, event: React.MouseEvent) => {
      apiRef.current.upsertFilterItem({
        id: 1,
        field: 'price',
        operator: '<=',
        value,
      });
      hideMenu(event);
    };
    return (
      <GridColumnMenuContainer {...props}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
        <MenuItem onClick={(event) => showUpTo(20, event)}>Up to 20 €</MenuItem>
        <MenuItem onClick={(event) => showUpTo(100, event)}>Up to 100 €</MenuItem>
      </GridColumnMenuContainer>
    );
  }
  return <GridColumnMenu {...props} />;
}

const slots = { columnMenu: RecordMenu };
// #endregion preview

export default function MenuPerColumn() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        aria-label="Records, with a menu per column"
        hideFooter
      />
    </Box>
  );
}
