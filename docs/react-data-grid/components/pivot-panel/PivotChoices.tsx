import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '@site/sample-data/orders';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const FIELDS = ['country', 'category', 'status'];

// Without a panel, the column menu needs no item that opens it.
const slotProps = { columnMenu: { slots: { columnMenuManagePanelItem: null } } };

export default function PivotChoices() {
  const [row, setRow] = React.useState('category');
  const [column, setColumn] = React.useState('country');

  // #region preview
  const pivotModel = React.useMemo(
    () => ({
      rows: [{ field: row }],
      columns: column === row ? [] : [{ field: column, sort: 'asc' as const }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    }),
    [row, column],
  );
  // #endregion preview

  const choices = [
    { label: 'Rows', value: row, onChange: setRow },
    { label: 'Columns', value: column, onChange: setColumn },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        {choices.map(({ label, value, onChange }) => (
          <TextField
            key={label}
            select
            label={label}
            size="small"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            sx={{ minWidth: 120 }}
          >
            {FIELDS.map((field) => (
              <MenuItem key={field} value={field}>
                {columns.find((item) => item.field === field)?.headerName}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          rows={orders}
          columns={columns}
          pivotActive
          pivotModel={pivotModel}
          slotProps={slotProps}
          aria-label="Pieces in a pivot"
          hideFooter
        />
      </Box>
    </Box>
  );
}
