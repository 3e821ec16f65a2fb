import { DataGrid } from '@mui/x-data-grid';
import { columns, plays } from './season';

export default function SeasonLook() {
  return (
    <div className="h-[230px] w-full">
      {/* #region preview */}
      <DataGrid
        aria-label="Plays of the season"
        rows={plays}
        columns={columns}
        hideFooter
        classes={{
          root: 'border-0',
          columnHeader: 'border-0 border-b-2 border-solid border-primary',
          columnHeaderTitle: 'font-bold text-primary',
          cell: '[border-top-style:dotted]',
        }}
      />
      {/* #endregion preview */}
    </div>
  );
}
