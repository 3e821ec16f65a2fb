import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

// #region preview
const quiet = [
  '[&_.MuiDataGrid-cell:is(:focus,:focus-within):not(:has(:focus-visible),:focus-visible)]:outline-none',
  '[&_.MuiDataGrid-columnHeader:is(:focus,:focus-within):not(:has(:focus-visible),:focus-visible)]:outline-none',
].join(' ');
// #endregion preview

export default function QuietFocus() {
  return (
    <div className="h-[216px] w-full">
      <DataGrid
        rows={orders}
        columns={columns}
        className={quiet}
        hideFooter
        aria-label="Orders of a nursery"
      />
    </div>
  );
}
