import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'company', headerName: 'Company', width: 150 },
  { field: 'task', headerName: 'Task', width: 190 },
];

const rows = [
  { id: 1, company: 'Canal Ferries', task: 'Caulk the deck' },
  { id: 2, company: 'Northline Rail', task: 'Repair a signal' },
  { id: 3, company: 'Northline Rail', task: 'Paint platform 2' },
  { id: 4, company: 'Tram Works', task: 'Replace a switch' },
  { id: 5, company: 'Tram Works', task: 'Grind the rails' },
  { id: 6, company: 'Tram Works', task: 'Check the brakes' },
];

// #region preview
const bySize: GridComparatorFn = (
  name1,
  name2,
  { rowNode: node1 },
  { rowNode: node2 },
) =>
  node1.type === 'group' && node2.type === 'group'
    ? node1.children.length - node2.children.length
    : String(name1).localeCompare(String(name2));
// #endregion preview

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const },
    ],
  },
};

export default function SortGroupsBySize() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{
          headerName: 'Company',
          width: 210,
          sortComparator: bySize,
        }}
        aria-label="Companies by number of tasks"
        hideFooter
      />
    </div>
  );
}
