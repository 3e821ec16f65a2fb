import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  features: string[];
}

// #region preview
const allFeatures = ['Balcony', 'Elevator', 'Furnished', 'Pets allowed'];

function FeaturesInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const value: string[] = item.value ?? [];

  return (
    <Autocomplete
      multiple
      size="small"
      options={allFeatures}
      value={value}
      onChange={(_, features) => applyValue({ ...item, value: features })}
      renderInput={(params) => (
        <TextField {...params} label="Features" inputRef={focusElementRef} />
      )}
    />
  );
}

const createOperator = (
  value: string,
  label: string,
  method: 'every' | 'some',
): GridFilterOperator<Flat, string[]> => ({
  value,
  label,
  getApplyFilterFn: (item) => {
    const wanted: string[] = item.value ?? [];
    if (wanted.length === 0) {
      return null;
    }
    return (features) => wanted[method]((feature) => features.includes(feature));
  },
  InputComponent: FeaturesInput,
});

const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', width: 150 },
  {
    field: 'features',
    headerName: 'Features',
    flex: 1,
    minWidth: 230,
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: [
      createOperator('hasAll', 'has all of', 'every'),
      createOperator('hasAny', 'has any of', 'some'),
    ],
  },
];
// #endregion preview

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', features: ['Balcony', 'Pets allowed'] },
  { id: 2, address: '17 Quayside', features: ['Balcony', 'Elevator', 'Furnished'] },
  { id: 3, address: '8 Orchard Lane', features: ['Furnished'] },
  { id: 4, address: '22 Mint Street', features: [] },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'features', operator: 'hasAny', value: ['Balcony'] }],
    },
  },
};

export default function ArrayValues() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Flats by their features"
        hideFooter
      />
    </Box>
  );
}
