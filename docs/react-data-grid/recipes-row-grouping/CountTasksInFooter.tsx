import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'company', headerName: 'Company', width: 150 },
  { field: 'task', headerName: 'Task', width: 190 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  { id: 1, company: 'Northline Rail', task: 'Repair a signal', hours: 6 },
  { id: 2, company: 'Northline Rail', task: 'Paint platform 2', hours: 14 },
  { id: 3, company: 'Tram Works', task: 'Replace a switch', hours: 9 },
  { id: 4, company: 'Tram Works', task: 'Grind the rails', hours: 22 },
  { id: 5, company: 'Tram Works', task: 'Check the brakes', hours: 4 },
];

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};

// #region preview
function TaskCount() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return <Box sx={{ mx: 2 }}>{`${shown} of ${rows.length} tasks`}</Box>;
}
// #endregion preview

export default function CountTasksInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ footerRowCount: TaskCount }}
        showToolbar
        disableRowSelectionOnClick
        aria-label="Tasks by company"
      />
    </div>
  );
}
