import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

/** The growth from the first value to the last, as a share of the first. */
function getGrowth(values: readonly number[] = []): number | null {
  const [first, last] = [values[0], values.at(-1)];
  return first === undefined || last === undefined ? null : last / first - 1;
}

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
});

// #region preview
const trend: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 170,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueGetter: (values: readonly number[]) => getGrowth(values),
  valueFormatter: (growth?: number | null) =>
    growth == null ? '' : percent.format(growth),
  renderCell: ({ row, field, colDef, formattedValue }) => (
    <SparkLineChart
      data={row[field]}
      width={colDef.computedWidth - 20}
      height={40}
      axisHighlight={{ x: 'none', y: 'none' }}
      role="img"
      aria-label={`${formattedValue} in six months`}
    />
  ),
};

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { ...trend, field: 'sales', headerName: 'Sales' },
];
// #endregion preview

const rows = [
  { id: 1, part: 'Saddle, leather', sales: [12, 14, 13, 17, 19, 21] },
  { id: 2, part: 'Brake cable', sales: [80, 76, 71, 60, 62, 55] },
  { id: 3, part: 'Bell', sales: [30, 44, 29, 31, 47, 33] },
];

export default function TrendColumn() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Parts and their sales"
        hideFooter
      />
    </Box>
  );
}
