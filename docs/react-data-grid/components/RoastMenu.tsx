import * as React from 'react';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface Roast {
  id: number;
  profile: string;
  /** In degrees Celsius. */
  drop: number;
  minutes: number;
}

const roasts: Roast[] = [
  { id: 1, profile: 'Filter, bright', drop: 206, minutes: 9.5 },
  { id: 2, profile: 'Espresso, sweet', drop: 218, minutes: 12 },
  { id: 3, profile: 'Decaf', drop: 212, minutes: 10.25 },
];

// #region preview
declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    temperatureUnit?: '°C' | '°F';
    onTemperatureUnit?: (unit: '°C' | '°F') => void;
  }
}

interface UnitItemProps extends GridColumnMenuItemProps {
  label: string;
  onPick: () => void;
}

function UnitItem({ label, onPick, onClick }: UnitItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onPick();
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ThermostatIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const withoutColumnsPanel = { columnMenuColumnsItem: null };
const withUnit = { ...withoutColumnsPanel, columnMenuUnitItem: UnitItem };

function RoastColumnMenu({
  temperatureUnit = '°C',
  onTemperatureUnit,
  ...props
}: GridColumnMenuProps & {
  temperatureUnit?: '°C' | '°F';
  onTemperatureUnit?: (unit: '°C' | '°F') => void;
}) {
  if (props.colDef.field !== 'drop') {
    return <GridColumnMenu {...props} slots={withoutColumnsPanel} />;
  }
  const other = temperatureUnit === '°C' ? '°F' : '°C';
  return (
    <GridColumnMenu
      {...props}
      slots={withUnit}
      slotProps={{
        columnMenuUnitItem: {
          displayOrder: 0,
          label: `Show in ${other}`,
          onPick: () => onTemperatureUnit?.(other),
        },
      }}
    />
  );
}

const slots = { columnMenu: RoastColumnMenu };
// #endregion preview

export default function RoastMenu() {
  const [unit, setUnit] = React.useState<'°C' | '°F'>('°C');

  const columns = React.useMemo<GridColDef<Roast>[]>(
    () => [
      { field: 'profile', headerName: 'Profile', flex: 1, minWidth: 120 },
      {
        field: 'drop',
        headerName: 'Drop at',
        type: 'number',
        width: 110,
        valueFormatter: (value: number) =>
          `${unit === '°C' ? value : Math.round(value * 1.8 + 32)} ${unit}`,
      },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
    ],
    [unit],
  );

  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Roast profiles"
        rows={roasts}
        columns={columns}
        slots={slots}
        slotProps={{
          columnMenu: { temperatureUnit: unit, onTemperatureUnit: setUnit },
        }}
        hideFooter
      />
    </Box>
  );
}
