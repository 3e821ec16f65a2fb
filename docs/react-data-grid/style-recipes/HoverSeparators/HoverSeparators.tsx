import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, orders } from './orders';

// #region preview
const sx = {
  [`& .${gridClasses.columnSeparator}`]: {
    opacity: 0,
    transition: 'opacity 150ms',
  },
  [`& .${gridClasses.columnHeaders}:is(:hover, :focus-within) .${gridClasses.columnSeparator}`]:
    { opacity: 1 },
};
// #endregion preview

export default function HoverSeparators() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        sx={sx}
        hideFooter
        aria-label="Orders of a nursery"
      />
    </Box>
  );
}
