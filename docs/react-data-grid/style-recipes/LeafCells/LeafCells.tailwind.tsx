import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, hasFewPots, initialState, sales } from './sales';

// #region preview
const FEW = 'text-error font-bold';
// #endregion preview

export default function LeafCells() {
  return (
    <div className="h-[424px] w-full">
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getCellClassName={(params) => (hasFewPots(params) ? FEW : '')}
        hideFooter
        aria-label="Pots by greenhouse"
      />
    </div>
  );
}
