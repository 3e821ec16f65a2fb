import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 120, hideable: false },
  { field: 'queen', headerName: 'Queen', width: 120 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, hive: 'Linden 1', queen: 'Italian', frames: 10, honey: 24 },
  { id: 2, hive: 'Linden 2', queen: 'Carniolan', frames: 8, honey: 17 },
  { id: 3, hive: 'Orchard', queen: 'Buckfast', frames: 12, honey: 31 },
];

// #region preview
const CHOICES = columns.filter(({ hideable }) => hideable !== false);

function ColumnsMenuBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ field, headerName }) => {
          const isVisible = model[field] !== false;
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isVisible}
              onClick={() => apiRef.current.setColumnVisibility(field, !isVisible)}
            >
              <ListItemIcon>
                {isVisible ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              <ListItemText>{headerName}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </Toolbar>
  );
}
// #endregion preview

export default function OwnColumnsMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ColumnsMenuBar }}
        showToolbar
        disableColumnSelector
        aria-label="Hives"
        hideFooter
      />
    </div>
  );
}
