import { DataGrid, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { houseColumns, houses } from './houses';

// #region preview
const capacity =
  'bg-secondary text-on-secondary [&_button]:bg-transparent [&_button]:text-inherit';

const headerClassName = ({ colDef }: GridColumnHeaderParams) =>
  colDef.type === 'number' ? capacity : 'italic';

const columns = houseColumns.map((column) => ({ ...column, headerClassName }));
// #endregion preview

export default function PremiereHeader() {
  return (
    <div className="h-[230px] w-full">
      <DataGrid
        aria-label="Houses of the company"
        rows={houses}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
