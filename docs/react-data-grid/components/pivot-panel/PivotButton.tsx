import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders } from '@site/sample-data/orders';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'country' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

// #region preview
function PivotBar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <Button
            {...props}
            size="small"
            variant={active ? 'contained' : 'outlined'}
          >
            {open ? 'Close the pivot panel' : 'Change the pivot'}
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion preview

export default function PivotButton() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: PivotBar }}
        showToolbar
        aria-label="Pieces by category and country"
        hideFooter
      />
    </div>
  );
}
