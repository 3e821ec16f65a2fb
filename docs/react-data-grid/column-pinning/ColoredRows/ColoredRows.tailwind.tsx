import { DataGridPro, type GridRowClassNameParams } from '@mui/x-data-grid-pro';
import { columns, initialState, timesheets, type Timesheet } from './timesheets';

// #region preview
const overtime = [
  'bg-linear-to-r from-warning/20 to-warning/20',
  '[&_.MuiDataGrid-cell--pinnedLeft]:[background-image:inherit]',
  '[&_.MuiDataGrid-cell--pinnedRight]:[background-image:inherit]',
].join(' ');

const getRowClassName = ({ row }: GridRowClassNameParams<Timesheet>) =>
  row.total > 40 ? overtime : '';
// #endregion preview

export default function ColoredRows() {
  return (
    <div className="h-[281px] w-full">
      <DataGridPro
        rows={timesheets}
        columns={columns}
        initialState={initialState}
        getRowClassName={getRowClassName}
        aria-label="Hours, with overtime in color"
        hideFooter
      />
    </div>
  );
}
