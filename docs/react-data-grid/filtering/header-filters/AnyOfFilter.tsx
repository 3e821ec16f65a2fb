import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  getGridSingleSelectOperators,
  type DataGridProProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  team: string;
}

// #region preview
const teams = ['Billing', 'Network', 'Hardware'];

function TeamsInput({
  item,
  applyValue,
  inputRef,
  headerFilterMenu,
  clearButton,
  tabIndex,
  onFocus,
  onBlur,
}: GridFilterInputValueProps) {
  // Another operator may have left text in the item.
  const value: string[] = Array.isArray(item.value) ? item.value : [];

  return (
    <React.Fragment>
      <Autocomplete
        multiple
        fullWidth
        size="small"
        limitTags={1}
        disableClearable
        options={teams}
        value={value}
        onChange={(_, selected) =>
          applyValue({ ...item, value: selected.length > 0 ? selected : undefined })
        }
        onFocus={onFocus}
        onBlur={onBlur}
        renderInput={({ inputProps, ...params }) => (
          <TextField
            {...params}
            label="Any of"
            inputRef={inputRef}
            slotProps={{ htmlInput: { ...inputProps, tabIndex } }}
          />
        )}
      />
      {headerFilterMenu}
      {clearButton}
    </React.Fragment>
  );
}

const anyOf: GridFilterOperator<Ticket, string> = {
  value: 'anyOf',
  headerLabel: 'any of',
  label: 'any of',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    return (team) => value.includes(team);
  },
  InputComponent: TeamsInput,
};

// The menu keeps the value when the operator changes: single values ignore an array.
const singleOperators = getGridSingleSelectOperators().map(
  (operator): GridFilterOperator => ({
    ...operator,
    getApplyFilterFn: (item, column) =>
      Array.isArray(item.value) ? null : operator.getApplyFilterFn(item, column),
  }),
);

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: teams,
    width: 280,
    filterOperators: [anyOf, ...singleOperators],
  },
];
// #endregion preview

const rows: Ticket[] = [
  { id: 1, subject: 'Invoice sent twice', team: 'Billing' },
  { id: 2, subject: 'No Wi-Fi on floor 4', team: 'Network' },
  { id: 3, subject: 'Printer jams', team: 'Hardware' },
  { id: 4, subject: 'VPN drops every hour', team: 'Network' },
];

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [
        {
          id: 'team',
          field: 'team',
          operator: 'anyOf',
          value: ['Billing', 'Hardware'],
        },
      ],
    },
  },
};

export default function AnyOfFilter() {
  return (
    <Box sx={{ height: 336, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        headerFilters
        headerFilterHeight={72}
        aria-label="Tickets of any of several teams"
        hideFooter
      />
    </Box>
  );
}
