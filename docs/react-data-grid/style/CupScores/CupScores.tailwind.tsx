import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { columns, cuppings, type Cupping } from './cuppings';

// #region preview
function getCellClassName({ value }: GridCellParams<Cupping>) {
  if (value === null) {
    return "before:text-muted before:italic before:content-['not_cupped']";
  }
  return typeof value === 'number' && value >= 8.5 ? 'font-bold text-success' : '';
}
// #endregion preview

export default function CupScores() {
  return (
    <div className="h-[280px] w-full">
      <DataGrid
        aria-label="Cup scores"
        rows={cuppings}
        columns={columns}
        getCellClassName={getCellClassName}
        hideFooter
      />
    </div>
  );
}
