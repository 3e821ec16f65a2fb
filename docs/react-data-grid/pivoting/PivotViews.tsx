import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '@site/sample-data/orders';

type PivotModel = NonNullable<DataGridPremiumProps['pivotModel']>;

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const pieces = [{ field: 'quantity', aggFunc: 'sum' }];

const VIEWS: Record<string, PivotModel> = {
  'Categories by quarter': {
    rows: [{ field: 'category' }],
    columns: [{ field: 'placedAt-quarter', sort: 'asc' }],
    values: pieces,
  },
  'Countries by status': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'status', sort: 'asc' }],
    values: pieces,
  },
};

export default function PivotViews() {
  const [view, setView] = React.useState('Categories by quarter');
  const [model, setModel] = React.useState(VIEWS[view]);
  const [active, setActive] = React.useState(true);

  const chooseView = (name: string) => {
    setView(name);
    setModel(VIEWS[name]);
    setActive(true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          label="View"
          size="small"
          value={view}
          onChange={(event) => chooseView(event.target.value)}
        >
          {Object.keys(VIEWS).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch checked={active} onChange={(_, checked) => setActive(checked)} />
          }
          label="Pivot"
        />
      </Box>
      <Box sx={{ height: 420 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={orders}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={active}
          onPivotActiveChange={setActive}
          showToolbar
          aria-label="Orders"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
