import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'family', headerName: 'Family', width: 130 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'plant', headerName: 'Plant', width: 150 },
];

const rows = [
  { id: 1, family: 'Mint', bed: 'A', plant: 'Lemon balm' },
  { id: 2, family: 'Mint', bed: 'A', plant: 'Sage' },
  { id: 3, family: 'Onion', bed: 'B', plant: 'Chives' },
  { id: 4, family: 'Carrot', bed: 'A', plant: 'Angelica' },
];

const GROUPABLE = ['family', 'bed'];

// #region preview
function GroupChips() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const toggle = (field: string) => {
    const isGrouped = model.includes(field);
    apiRef.current.setRowGroupingModel(
      isGrouped ? model.filter((other) => other !== field) : [...model, field],
    );
    apiRef.current.setColumnVisibility(field, isGrouped);
  };
  return (
    <Toolbar>
      <Typography variant="body2" sx={{ mx: 0.5 }}>
        Group by
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flex: 1 }}>
        {GROUPABLE.map((field) => (
          <ToolbarButton
            key={field}
            render={
              <Chip
                size="small"
                label={lookup[field]?.headerName}
                color={model.includes(field) ? 'primary' : 'default'}
              />
            }
            aria-pressed={model.includes(field)}
            onClick={() => toggle(field)}
          />
        ))}
      </Stack>
    </Toolbar>
  );
}
// #endregion preview

const initialState = {
  rowGrouping: { model: ['family'] },
  columns: { columnVisibilityModel: { family: false } },
};

export default function GroupingBar() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GroupChips }}
        defaultGroupingExpansionDepth={-1}
        showToolbar
        disableRowSelectionOnClick
        aria-label="Herbs"
        hideFooter
      />
    </div>
  );
}
