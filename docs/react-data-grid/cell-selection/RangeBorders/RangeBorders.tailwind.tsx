import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, firings, selectedCells } from './firings';

// #region preview
const borders = [
  '[&_.MuiDataGrid-cell--rangeTop]:border-t-2 [&_.MuiDataGrid-cell--rangeTop]:border-t-secondary [&_.MuiDataGrid-cell--rangeTop]:[border-top-style:solid]',
  '[&_.MuiDataGrid-cell--rangeBottom]:border-b-2 [&_.MuiDataGrid-cell--rangeBottom]:border-b-secondary [&_.MuiDataGrid-cell--rangeBottom]:[border-bottom-style:solid]',
  '[&_.MuiDataGrid-cell--rangeLeft]:border-s-2 [&_.MuiDataGrid-cell--rangeLeft]:border-s-secondary [&_.MuiDataGrid-cell--rangeLeft]:[border-inline-start-style:solid]',
  '[&_.MuiDataGrid-cell--rangeRight]:border-e-2 [&_.MuiDataGrid-cell--rangeRight]:border-e-secondary [&_.MuiDataGrid-cell--rangeRight]:[border-inline-end-style:solid]',
].join(' ');
// #endregion preview

export default function RangeBorders() {
  const [model, setModel] = React.useState(selectedCells);
  return (
    <div className="h-[214px] w-full">
      <DataGridPremium
        rows={firings}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        className={borders}
        hideFooter
        aria-label="Temperatures of the firings"
      />
    </div>
  );
}
