import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createTrades, type Trade } from '@site/sample-data/commodities';

const columns: GridColDef<Trade>[] = [
  { field: 'sector', headerName: 'Sector', width: 130 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 120 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'tradedAt', headerName: 'Traded', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'fee', headerName: 'Fees ($)', type: 'number', width: 110 },
];

// #region preview
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'sector' }, { field: 'commodity' }],
      columns: [
        { field: 'desk', sort: 'asc' as const },
        { field: 'tradedAt-quarter', sort: 'asc' as const },
      ],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'fee', aggFunc: 'avg' },
      ],
    },
  },
};
// #endregion preview

export default function PivotManyRows() {
  const [trades, setTrades] = React.useState<Trade[] | null>(null);

  if (!trades) {
    return (
      <Box
        sx={{ display: 'grid', placeItems: 'center', height: 460, width: '100%' }}
      >
        <Button variant="contained" onClick={() => setTrades(createTrades(20_000))}>
          Pivot 20,000 trades
        </Button>
      </Box>
    );
  }
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        rows={trades}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Trades by commodity, desk and quarter"
      />
    </div>
  );
}
