import * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 150 },
  { field: 'bed', headerName: 'Bed', width: 90 },
];

const rows = [
  { id: 1, plant: 'Lemon balm', bed: 'A1' },
  { id: 2, plant: 'Sage', bed: 'A2' },
  { id: 3, plant: 'Chives', bed: 'B1' },
];

const DENSITIES: GridDensity[] = ['compact', 'standard', 'comfortable'];

// #region preview
function SettingsBar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const choose = (value: GridDensity) => {
    apiRef.current.setDensity(value);
    setAnchor(null);
  };
  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DENSITIES.map((value) => (
          <MenuItem
            key={value}
            selected={value === density}
            onClick={() => choose(value)}
          >
            <ListItemText sx={{ textTransform: 'capitalize' }}>{value}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}
// #endregion preview

export default function SettingsMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SettingsBar }}
        showToolbar
        aria-label="Herbs"
        hideFooter
      />
    </div>
  );
}
