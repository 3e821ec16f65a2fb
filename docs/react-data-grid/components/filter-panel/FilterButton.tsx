import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', width: 150 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: ['Strings', 'Brass', 'Woodwinds'],
    width: 120,
  },
  { field: 'loaned', headerName: 'On loan', type: 'boolean', width: 130 },
];

const rows = [
  { id: 1, instrument: 'Viola', family: 'Strings', loaned: true },
  { id: 2, instrument: 'Trombone', family: 'Brass', loaned: false },
  { id: 3, instrument: 'Bassoon', family: 'Woodwinds', loaned: true },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'loaned', operator: 'is', value: 'true' }] },
  },
};

// #region preview
function FilterBar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Badge
            badgeContent={filterCount}
            color="primary"
            slotProps={{ badge: { 'aria-hidden': true } }}
            // Or the grid cuts the badge off.
            sx={{ marginInlineEnd: 1 }}
          >
            <Button
              {...props}
              size="small"
              variant="outlined"
              aria-label={
                filterCount > 0 ? `Filter, ${filterCount} active` : undefined
              }
            >
              Filter
            </Button>
          </Badge>
        )}
      />
    </Toolbar>
  );
}
// #endregion preview

export default function FilterButton() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: FilterBar }}
        showToolbar
        aria-label="Instruments"
        hideFooter
      />
    </div>
  );
}
