import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 180 },
  { field: 'km', headerName: 'Length (km)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, route: 'River path', km: 14.2 },
  { id: 2, route: 'Three lakes', km: 31.5 },
  { id: 3, route: 'Old railway', km: 22.8 },
];

// #region preview
function ExportBar() {
  return (
    <Toolbar>
      <ExportCsv render={<Button size="small" />} options={{ fileName: 'routes' }}>
        Save as CSV
      </ExportCsv>
      <ExportExcel render={<Button size="small" />} options={{ fileName: 'routes' }}>
        Save as Excel
      </ExportExcel>
      <ExportPrint render={<Button size="small" />} options={{ hideToolbar: true }}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}
// #endregion preview

export default function ExportButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportBar }}
        showToolbar
        disableRowSelectionOnClick
        aria-label="Cycle routes"
        hideFooter
      />
    </div>
  );
}
