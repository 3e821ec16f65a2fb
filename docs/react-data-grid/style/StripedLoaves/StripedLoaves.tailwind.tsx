import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, initialState, loaves, pageSizeOptions } from './loaves';

// #region preview
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1
    ? '[&:not(.Mui-selected,:hover)]:bg-hover'
    : '';
// #endregion preview

export default function StripedLoaves() {
  return (
    <div className="h-[372px] w-full">
      <DataGrid
        aria-label="Loaves"
        rows={loaves}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        getRowClassName={getRowClassName}
      />
    </div>
  );
}
