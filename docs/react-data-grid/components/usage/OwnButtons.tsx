import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';

const columns: GridColDef[] = [
  { field: 'loaf', headerName: 'Loaf', width: 140 },
  { field: 'flour', headerName: 'Flour', width: 120 },
  { field: 'baked', headerName: 'Baked', type: 'number', width: 100 },
];

const rows = [
  { id: 1, loaf: 'Baguette', flour: 'Wheat', baked: 120 },
  { id: 2, loaf: 'Country loaf', flour: 'Rye', baked: 45 },
  { id: 3, loaf: 'Focaccia', flour: 'Wheat', baked: 60 },
];

const Filter = styled(FilterPanelTrigger)({
  '&.active': { fontWeight: 700 },
});

// #region preview
function BakeryBar() {
  return (
    <Toolbar>
      {/* An element: takes over the props */}
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>

      {/* A function: also gets the state */}
      <ExportCsv
        render={(props) => (
          <Button {...props} size="small">
            Download
          </Button>
        )}
      />

      {/* Without render: the slot baseButton, and a class by the state */}
      <Filter
        size="small"
        className={({ filterCount }) => (filterCount > 0 ? 'active' : '')}
      >
        Filter
      </Filter>
    </Toolbar>
  );
}
// #endregion preview

export default function OwnButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: BakeryBar }}
        showToolbar
        aria-label="Bakery"
        hideFooter
      />
    </div>
  );
}
