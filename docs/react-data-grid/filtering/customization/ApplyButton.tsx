import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridFilterForm,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rooms: number;
  rent: number;
}

// #region preview
const firstItem: GridFilterItem = { id: 1, field: 'rent', operator: '<=' };

function PanelWithApply() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const [draft, setDraft] = React.useState(items[0] ?? firstItem);

  const apply = (newItems: GridFilterItem[]) => {
    const model = gridFilterModelSelector(apiRef);
    apiRef.current.setFilterModel({ ...model, items: newItems });
    apiRef.current.hideFilterPanel();
  };

  return (
    <Stack
      component="form"
      sx={{ p: 1, '& .MuiDataGrid-filterForm': { flexWrap: 'wrap' } }}
      onSubmit={(event) => {
        event.preventDefault();
        apply([draft]);
      }}
    >
      <GridFilterForm
        item={draft}
        applyFilterChanges={setDraft}
        deleteFilter={() => apply([])}
        hasMultipleFilters={false}
        applyMultiFilterOperatorChanges={() => {}}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={() => apply([])}>Clear</Button>
        <Button type="submit" variant="contained">
          Apply
        </Button>
      </Stack>
    </Stack>
  );
}

const slots: DataGridProps['slots'] = { filterPanel: PanelWithApply };
// #endregion preview

const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 120 },
];

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rooms: 2, rent: 980 },
  { id: 2, address: '17 Quayside', rooms: 3, rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rooms: 1, rent: 720 },
  { id: 4, address: '22 Mint Street', rooms: 2, rent: 1150 },
];

export default function ApplyButton() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        // The button applies the condition, so the input needs no delay of its own.
        filterDebounceMs={0}
        showToolbar
        aria-label="Flats, filtered with an Apply button"
        hideFooter
      />
    </Box>
  );
}
