import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'company', headerName: 'Company', width: 150 },
  { field: 'task', headerName: 'Task', width: 210 },
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

export default function ExpandOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        onRowClick={({ id }) => {
          const node = apiRef.current?.getRowNode(id);
          if (node?.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        sx={{ '& .MuiDataGrid-row[aria-expanded]': { cursor: 'pointer' } }}
        disableRowSelectionOnClick
        aria-label="Tasks by company"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
