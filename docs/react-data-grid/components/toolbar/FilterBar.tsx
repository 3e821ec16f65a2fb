import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 150 },
  { field: 'bed', headerName: 'Bed', width: 120 },
  { field: 'water', headerName: 'Water (L)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, plant: 'Lemon balm', bed: 'A1', water: 2 },
  { id: 2, plant: 'Sage', bed: 'A2', water: 1 },
  { id: 3, plant: 'Chives', bed: 'B1', water: 2 },
  { id: 4, plant: 'Angelica', bed: 'A3', water: 4 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'bed', operator: 'startsWith', value: 'A' },
        { id: 2, field: 'water', operator: '>', value: '1' },
      ],
    },
  },
};

// #region preview
function ActiveFilters() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  return (
    <Toolbar>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flex: 1, flexWrap: 'wrap' }}
      >
        {items.length === 0 && <Typography variant="body2">No filters</Typography>}
        {items.map((item) => {
          const text = `${lookup[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`;
          const remove = () => apiRef.current.deleteFilterItem(item);
          return (
            <ToolbarButton
              key={item.id}
              render={<Chip size="small" label={text} onDelete={remove} />}
              aria-label={`Remove filter: ${text}`}
              onClick={remove}
            />
          );
        })}
      </Stack>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion preview

export default function FilterBar() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: ActiveFilters }}
        showToolbar
        aria-label="Herbs"
        hideFooter
      />
    </div>
  );
}
