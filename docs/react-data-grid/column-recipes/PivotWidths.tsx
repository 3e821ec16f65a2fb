import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridEventListener,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall' },
  { field: 'season', headerName: 'Season' },
  { field: 'visits', headerName: 'Visits', type: 'number' },
];

const rows = [
  { id: 1, hall: 'North', season: 'Winter', visits: 1210 },
  { id: 2, hall: 'North', season: 'Summer', visits: 640 },
  { id: 3, hall: 'River', season: 'Winter', visits: 980 },
  { id: 4, hall: 'River', season: 'Summer', visits: 1135 },
];

const byHall: GridPivotModel = {
  rows: [{ field: 'hall' }],
  columns: [{ field: 'season' }],
  values: [{ field: 'visits', aggFunc: 'sum' }],
};

const bySeason: GridPivotModel = {
  rows: [{ field: 'season' }],
  columns: [{ field: 'hall' }],
  values: [{ field: 'visits', aggFunc: 'sum' }],
};

export default function PivotWidths() {
  const [model, setModel] = React.useState(byHall);

  // #region preview
  const [widths, setWidths] = React.useState({ group: 160, value: 120 });

  const saveWidth = React.useCallback<GridEventListener<'columnWidthChange'>>(
    ({ colDef, width }) =>
      setWidths((current) =>
        colDef.field === GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD
          ? { ...current, group: width }
          : { ...current, value: width },
      ),
    [],
  );

  const groupingColDef = React.useMemo(() => ({ width: widths.group }), [widths]);
  const pivotingColDef = React.useMemo(() => ({ width: widths.value }), [widths]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setModel(model === byHall ? bySeason : byHall)}
        sx={{ mb: 1 }}
      >
        {model === byHall ? 'Pivot by season' : 'Pivot by hall'}
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          pivotActive
          pivotModel={model}
          groupingColDef={groupingColDef}
          pivotingColDef={pivotingColDef}
          onColumnWidthChange={saveWidth}
          aria-label="Visits of climbing halls"
          hideFooter
        />
      </Box>
    </Box>
  );
}
