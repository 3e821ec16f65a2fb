import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function StockBar({ value, formattedValue }: GridRenderCellParams) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value ?? 0}
        aria-hidden
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" sx={{ width: 42, textAlign: 'right' }}>
        {formattedValue}
      </Typography>
    </Box>
  );
}

// #region preview
/** A share of 0 to 100: shown as a bar, edited and filtered as a number. */
const shareType: GridColTypeDef = {
  type: 'number',
  width: 170,
  display: 'flex',
  valueFormatter: (share?: number | null) => (share == null ? '' : `${share}%`),
  valueParser: (share?: number | string | null) =>
    share == null || share === '' ? null : Math.min(100, Math.max(0, Number(share))),
  renderCell: (params) => <StockBar {...params} />,
  filterOperators: getGridNumericOperators()
    .filter(({ value }) => ['>=', '<=', 'isEmpty'].includes(value))
    .map((operator) =>
      operator.value === '>=' ? { ...operator, label: 'at least' } : operator,
    ),
};

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { ...shareType, field: 'stock', headerName: 'Stock', editable: true },
];
// #endregion preview

const rows = [
  { id: 1, part: 'Saddle, leather', stock: 80 },
  { id: 2, part: 'Brake cable', stock: 35 },
  { id: 3, part: 'Bell', stock: null },
];

export default function CompleteType() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        aria-label="Parts in stock"
        hideFooter
      />
    </Box>
  );
}
