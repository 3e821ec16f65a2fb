import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'station', headerName: 'Station', width: 120 },
  ...MONTHS.map((month): GridColDef => ({
    field: month,
    type: 'number',
    width: 110,
  })),
];

const rows = ['Harbor', 'Museum', 'Old Town', 'Airport', 'Fairground'].map(
  (station, index) => ({
    id: index,
    line: index < 3 ? 'Line 1' : 'Line 4',
    station,
    ...Object.fromEntries(
      MONTHS.map((month, month0) => [month, 900 + index * 310 + month0 * 75]),
    ),
  }),
);

// #region preview
const initialState = {
  rowGrouping: { model: ['line'] },
  columns: { columnVisibilityModel: { line: false, station: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Station',
  leafField: 'station',
  width: 150,
};
// #endregion preview

export default function PinnedGroupingColumn() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        aria-label="Passengers by line and month"
        hideFooter
      />
    </div>
  );
}
