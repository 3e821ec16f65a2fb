import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

const Pill = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${(theme.vars ?? theme).palette.primary.main}`,
  borderRadius: 999,
  background: 'transparent',
  color: (theme.vars ?? theme).palette.primary.main,
  font: 'inherit',
  cursor: 'pointer',
}));

const Choice = styled('select')(({ theme }) => ({
  height: 40,
  padding: theme.spacing(0, 1),
  font: 'inherit',
}));

// #region preview
const PlainButton = React.forwardRef(function PlainButton(
  props: PropsFromSlot<GridSlots['baseButton']>,
  ref: React.Ref<HTMLButtonElement>,
) {
  const { startIcon, children, ...other } = props;

  return (
    <Pill {...other} ref={ref} type="button">
      {startIcon}
      {children}
    </Pill>
  );
});

function PlainSelect({
  id,
  value,
  label,
  disabled,
  onChange,
  slotProps,
  children,
  className,
}: PropsFromSlot<GridSlots['baseSelect']>) {
  return (
    <Choice
      aria-label={label as string}
      {...slotProps?.htmlInput}
      id={id}
      className={className}
      value={value}
      disabled={disabled}
      onChange={onChange as React.ChangeEventHandler}
    >
      {children}
    </Choice>
  );
}

const slots: Partial<GridSlots> = {
  baseButton: PlainButton,
  baseSelect: PlainSelect,
  toolbar: PlainToolbar,
};

// With native: true, the options are plain <option> elements.
const slotProps = { baseSelect: { native: true } };
// #endregion preview

function PlainToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger>Filter</FilterPanelTrigger>
    </Toolbar>
  );
}

interface Umbrella {
  id: number;
  thing: string;
  line: string;
  days: number;
}

const rows: Umbrella[] = [
  { id: 1, thing: 'Umbrella, green', line: 'Tram 4', days: 3 },
  { id: 2, thing: 'Trumpet case', line: 'Bus 17', days: 11 },
  { id: 3, thing: 'Left glove', line: 'Tram 4', days: 1 },
];

const columns: GridColDef<Umbrella>[] = [
  { field: 'thing', headerName: 'Thing', flex: 1, minWidth: 130 },
  { field: 'line', headerName: 'Found on', width: 100 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function PlainControls() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Lost property"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
