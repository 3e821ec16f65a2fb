import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'flavor', headerName: 'Flavor', width: 110 },
  { field: 'stand', headerName: 'Stand', width: 100 },
  { field: 'scoops', headerName: 'Scoops', type: 'number', width: 95 },
];

const rows = [
  { id: 1, day: 'Saturday', flavor: 'Lemon', stand: 'Pier', scoops: 12 },
  { id: 2, day: 'Saturday', flavor: 'Lemon', stand: 'Park', scoops: 8 },
  { id: 3, day: 'Saturday', flavor: 'Mint', stand: 'Pier', scoops: 5 },
  { id: 4, day: 'Saturday', flavor: 'Mint', stand: 'Park', scoops: 7 },
  { id: 5, day: 'Sunday', flavor: 'Lemon', stand: 'Pier', scoops: 20 },
  { id: 6, day: 'Sunday', flavor: 'Lemon', stand: 'Park', scoops: 10 },
  { id: 7, day: 'Sunday', flavor: 'Mint', stand: 'Pier', scoops: 6 },
  { id: 8, day: 'Sunday', flavor: 'Mint', stand: 'Park', scoops: 9 },
];

// #region preview
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'flavor' }, { field: 'stand' }],
      columns: [{ field: 'day' }],
      values: [{ field: 'scoops', aggFunc: 'sum' }],
    },
  },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};
// #endregion preview

export default function TryTheFields() {
  return (
    <div style={{ height: 532, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Flavor and stand', width: 160 }}
        showToolbar
        aria-label="Scoops by flavor, stand and day"
        hideFooter
      />
    </div>
  );
}
