import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  branch: string;
  daysLate: number;
}

// #region preview
const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'branch', headerName: 'Branch', width: 130, filterable: false },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 110 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'branch', operator: 'equals', value: 'Riverside' }],
    },
  },
};
// #endregion preview

const rows: Loan[] = [
  { id: 1, title: 'Bread at Dawn', branch: 'Riverside', daysLate: 4 },
  { id: 2, title: 'The Tin Whistle', branch: 'Old Town', daysLate: 11 },
  { id: 3, title: 'Moss', branch: 'Riverside', daysLate: 0 },
  { id: 4, title: 'Signal Box Nine', branch: 'Hillcrest', daysLate: 2 },
];

export default function LockedFilter() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disabled}
            onChange={(_, checked) => setDisabled(checked)}
          />
        }
        label="disableColumnFilter"
      />
      <Box sx={{ height: 266, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={initialState}
          disableColumnFilter={disabled}
          showToolbar
          aria-label="Loans of the Riverside branch"
          hideFooter
        />
      </Box>
    </Box>
  );
}
