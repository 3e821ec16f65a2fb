import * as React from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, firings, selectedCells } from './firings';

// #region preview
const range = {
  top: gridClasses['cell--rangeTop'],
  bottom: gridClasses['cell--rangeBottom'],
  left: gridClasses['cell--rangeLeft'],
  right: gridClasses['cell--rangeRight'],
};

const sx = (theme: Theme) => {
  const line = `2px solid ${theme.palette.secondary.main}`;
  return {
    [`& .${range.top}`]: { borderTop: line },
    [`& .${range.bottom}`]: { borderBottom: line },
    [`& .${range.left}`]: { borderInlineStart: line },
    [`& .${range.right}`]: { borderInlineEnd: line },
  };
};
// #endregion preview

export default function RangeBorders() {
  const [model, setModel] = React.useState(selectedCells);
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGridPremium
        rows={firings}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        sx={sx}
        hideFooter
        aria-label="Temperatures of the firings"
      />
    </Box>
  );
}
