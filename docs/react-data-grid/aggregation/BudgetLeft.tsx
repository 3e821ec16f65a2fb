import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Project {
  id: number;
  project: string;
  budget: number;
  spent: number;
}

// #region preview
function MoneyLeft() {
  const apiRef = useGridApiContext();
  const totals = useGridSelector(apiRef, gridAggregationLookupSelector)?.[
    GRID_ROOT_GROUP_ID
  ];
  const budget: number = totals?.budget?.value ?? 0;
  const spent: number = totals?.spent?.value ?? 0;
  const left = budget - spent;

  return (
    <Typography variant="body2" role="status" sx={{ p: 2 }}>
      {left < 0
        ? `${(-left).toLocaleString('en-US')} k€ over budget`
        : `${left.toLocaleString('en-US')} k€ left of ${budget.toLocaleString('en-US')} k€`}
    </Typography>
  );
}

const slots = { footer: MoneyLeft };
// #endregion preview

const columns: GridColDef<Project>[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 110 },
  { field: 'budget', headerName: 'Budget (k€)', type: 'number', width: 112 },
  {
    field: 'spent',
    headerName: 'Spent (k€)',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const rows: Project[] = [
  { id: 1, project: 'Canal footbridge', budget: 1450, spent: 1320 },
  { id: 2, project: 'Night buses', budget: 780, spent: 410 },
  { id: 3, project: 'School roofs', budget: 2200, spent: 1980 },
];

export default function BudgetLeft() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ aggregation: { model: { budget: 'sum', spent: 'sum' } } }}
        aria-label="Projects of the city"
      />
    </Box>
  );
}
