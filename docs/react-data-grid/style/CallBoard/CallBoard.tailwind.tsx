import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { calls, columns, type Call } from './calls';

// #region preview
const looks = {
  here: '',
  late: '[&:not(.Mui-selected)]:bg-warning/16 [&:not(.Mui-selected):hover]:bg-warning/26',
  ill: 'text-muted line-through',
};

const getRowClassName = ({ row }: GridRowClassNameParams<Call>) => looks[row.state];
// #endregion preview

export default function CallBoard() {
  return (
    <div className="h-[280px] w-full">
      <DataGrid
        aria-label="Calls this evening"
        rows={calls}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
      />
    </div>
  );
}
