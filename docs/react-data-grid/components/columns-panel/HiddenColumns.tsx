import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 120 },
  { field: 'queen', headerName: 'Queen', width: 120 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, hive: 'Linden 1', queen: 'Italian', frames: 10, honey: 24 },
  { id: 2, hive: 'Linden 2', queen: 'Carniolan', frames: 8, honey: 17 },
  { id: 3, hive: 'Orchard', queen: 'Buckfast', frames: 12, honey: 31 },
];

const initialState = {
  columns: { columnVisibilityModel: { queen: false, frames: false } },
};

// #region preview
function ColumnsBar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <Button {...props} size="small" variant={open ? 'contained' : 'outlined'}>
            Columns ({visible.length} of {all.length})
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion preview

export default function HiddenColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: ColumnsBar }}
        showToolbar
        aria-label="Hives"
        hideFooter
      />
    </div>
  );
}
