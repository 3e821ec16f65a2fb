import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface BudgetLine {
  id: string;
  path: string[];
  /** The amount granted for the whole branch, if the line has children. */
  budget: number;
  granted?: number;
}

const columns: GridColDef<BudgetLine>[] = [
  { field: 'granted', headerName: 'Granted', type: 'number', width: 83 },
  { field: 'budget', headerName: 'Planned', type: 'number', width: 83 },
];

// #region preview
const rows: BudgetLine[] = [
  { id: '1', path: ['Parks'], granted: 2500, budget: 2500 },
  { id: '1.1', path: ['Parks', 'Playgrounds'], budget: 640 },
  { id: '1.2', path: ['Parks', 'Trees'], budget: 1180 },
  { id: '1.3', path: ['Parks', 'Ponds'], budget: 410 },
  { id: '2', path: ['Libraries'], granted: 1900, budget: 1900 },
];
// #endregion preview

const getTreeDataPath = (row: BudgetLine) => row.path;
const groupingColDef = { headerName: 'Budget line (k€)', flex: 1, minWidth: 155 };

export default function DepartmentTree() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{ aggregation: { model: { budget: 'sum' } } }}
        aria-label="Budget lines of the city"
        hideFooter
      />
    </Box>
  );
}
