import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  author: string;
  loans: number;
}

// #region preview
const orders: Record<string, readonly GridSortDirection[]> = {
  'asc, desc, null': ['asc', 'desc', null],
  'desc, asc, null': ['desc', 'asc', null],
  'asc, desc': ['asc', 'desc'],
};

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120 },
  {
    field: 'loans',
    headerName: 'Loans',
    type: 'number',
    sortingOrder: ['desc', 'asc'],
  },
];
// #endregion preview

const rows: Loan[] = [
  { id: 1, title: 'The Salt Garden', author: 'Imre Vadas', loans: 41 },
  { id: 2, title: 'Lanterns at Noon', author: 'Ruth Okello', loans: 112 },
  { id: 3, title: 'A Short Winter', author: 'Dag Solheim', loans: 67 },
  { id: 4, title: 'Nine Bridges', author: 'Carla Bruni Paz', loans: 88 },
];

export default function SortCycle() {
  const [order, setOrder] = React.useState('asc, desc, null');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="sortingOrder of the grid"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        sx={{ mt: 1, mb: 2, width: 230, maxWidth: '100%' }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortingOrder={orders[order]}
          aria-label="Loans by title"
          hideFooter
        />
      </Box>
    </Box>
  );
}
