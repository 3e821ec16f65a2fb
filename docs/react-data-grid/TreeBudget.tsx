import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Job {
  id: number;
  district: string;
  task: string;
  trees: number;
  cost: number;
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Job>[] = [
  { field: 'district', headerName: 'District' },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 110 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number) => (value == null ? '' : money.format(value)),
  },
];

const rows: Job[] = [
  { id: 1, district: 'Harbor', task: 'Pruning', trees: 48, cost: 9600 },
  { id: 2, district: 'Harbor', task: 'Planting', trees: 12, cost: 7440 },
  { id: 3, district: 'Harbor', task: 'Removal', trees: 3, cost: 5150 },
  { id: 4, district: 'Old Town', task: 'Pruning', trees: 31, cost: 8370 },
  { id: 5, district: 'Old Town', task: 'Root survey', trees: 19, cost: 4180 },
  { id: 6, district: 'North', task: 'Planting', trees: 64, cost: 35200 },
  { id: 7, district: 'North', task: 'Watering', trees: 140, cost: 6300 },
];

export default function TreeBudget() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        showToolbar
        label="Tree budget"
        initialState={{
          columns: { columnVisibilityModel: { district: false } },
          rowGrouping: { model: ['district'] },
          aggregation: { model: { trees: 'sum', cost: 'sum' } },
        }}
        defaultGroupingExpansionDepth={1}
      />
      {/* #endregion preview */}
    </Box>
  );
}
