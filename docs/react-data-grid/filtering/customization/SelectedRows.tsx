import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rent: number;
}

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rent: 980 },
  { id: 2, address: '17 Quayside', rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rent: 720 },
  { id: 4, address: '22 Mint Street', rent: 1150 },
];

const favorites: GridRowSelectionModel = { type: 'include', ids: new Set([1, 3]) };

// #region preview
const isSelected: GridFilterOperator<Flat> = {
  value: 'isSelected',
  label: 'is selected',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_value, row, _column, apiRef) =>
    apiRef.current.isRowSelected(row.id),
};

const columns: GridColDef<Flat>[] = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    filterable: true,
    filterOperators: [isSelected],
  },
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 120 },
];

const everything: GridFilterModel = { items: [] };
const onlySelected: GridFilterModel = {
  items: [{ field: GRID_CHECKBOX_SELECTION_COL_DEF.field, operator: 'isSelected' }],
};

export default function SelectedRows() {
  const apiRef = useGridApiRef();
  const [selection, setSelection] = React.useState(favorites);
  const [isFiltered, setIsFiltered] = React.useState(false);

  // A new model object after each change of the selection filters the rows again.
  React.useEffect(() => {
    apiRef.current?.setFilterModel(isFiltered ? { ...onlySelected } : everything);
  }, [apiRef, isFiltered, selection]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        variant={isFiltered ? 'contained' : 'outlined'}
        aria-pressed={isFiltered}
        onClick={() => setIsFiltered(!isFiltered)}
        sx={{ mb: 1 }}
      >
        Only selected
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          aria-label="Flats, all or only the selected ones"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
