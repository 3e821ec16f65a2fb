import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

// #region preview
const separators = [
  '[&_.MuiDataGrid-columnSeparator]:opacity-0',
  '[&_.MuiDataGrid-columnSeparator]:transition-opacity',
  '[&_.MuiDataGrid-columnHeaders:hover_.MuiDataGrid-columnSeparator]:opacity-100',
  '[&_.MuiDataGrid-columnHeaders:focus-within_.MuiDataGrid-columnSeparator]:opacity-100',
].join(' ');
// #endregion preview

export default function HoverSeparators() {
  return (
    <div className="h-[216px] w-full">
      <DataGrid
        rows={orders}
        columns={columns}
        className={separators}
        hideFooter
        aria-label="Orders of a nursery"
      />
    </div>
  );
}
