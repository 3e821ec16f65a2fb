import Box from '@mui/material/Box';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, initialState, loaves, pageSizeOptions } from './loaves';

// #region preview
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1 ? 'striped' : '';

const sx = {
  '& .striped:not(.Mui-selected, :hover)': { backgroundColor: 'action.hover' },
};
// #endregion preview

export default function StripedLoaves() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Loaves"
        rows={loaves}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        getRowClassName={getRowClassName}
        sx={sx}
      />
    </Box>
  );
}
