import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { batches, type Batch } from './batches';

// #region preview
const columns: GridColDef<Batch>[] = [
  { field: 'coffee', headerName: 'Coffee', flex: 1.3, minWidth: 100 },
  {
    field: 'roast',
    headerName: 'Roast',
    type: 'singleSelect',
    valueOptions: ['Light', 'Medium', 'Dark'],
    flex: 1,
    minWidth: 78,
  },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    editable: true,
    flex: 0.9,
    minWidth: 96,
  },
];
// #endregion preview

export default function RoastBatches() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={batches}
        columns={columns}
        label="Roast batches"
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        rowHeight={47}
        initialState={{ sorting: { sortModel: [{ field: 'kilos', sort: 'desc' }] } }}
      />
    </Box>
  );
}
