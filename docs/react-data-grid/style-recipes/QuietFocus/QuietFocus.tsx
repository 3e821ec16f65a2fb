import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, orders } from './orders';

// #region preview
const focusable = `.${gridClasses.cell}, .${gridClasses.columnHeader}`;

const sx = {
  [`& :is(${focusable}):is(:focus, :focus-within):not(:has(:focus-visible), :focus-visible)`]:
    { outline: 'none' },
};
// #endregion preview

export default function QuietFocus() {
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
