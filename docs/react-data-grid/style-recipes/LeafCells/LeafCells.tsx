import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, hasFewPots, initialState, sales } from './sales';

// #region preview
const sx = (theme: Theme) => ({
  [`& .${gridClasses.cell}.few`]: {
    color: (theme.vars ?? theme).palette.error.main,
    fontWeight: 'bold',
  },
});
// #endregion preview

export default function LeafCells() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getCellClassName={(params) => (hasFewPots(params) ? 'few' : '')}
        sx={sx}
        hideFooter
        aria-label="Pots by greenhouse"
      />
    </Box>
  );
}
