import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rooms: number;
  rent: number;
}

// #region preview
const addressOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'startsWith'].includes(value),
);

const labels: Record<string, string> = { '<=': 'at most', '>=': 'at least' };

const amountOperators = getGridNumericOperators()
  .filter(({ value }) => value in labels)
  .map((operator) => ({
    ...operator,
    label: labels[operator.value],
    headerLabel: labels[operator.value],
  }));

const columns: GridColDef<Flat>[] = [
  {
    field: 'address',
    headerName: 'Address',
    flex: 1,
    minWidth: 130,
    filterOperators: addressOperators,
  },
  {
    field: 'rooms',
    headerName: 'Rooms',
    type: 'number',
    width: 90,
    filterOperators: amountOperators,
  },
  {
    field: 'rent',
    headerName: 'Rent (€)',
    type: 'number',
    width: 140,
    // The panel preselects the first operator: for rents, "at most".
    filterOperators: amountOperators.toReversed(),
  },
];
// #endregion preview

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rooms: 2, rent: 980 },
  { id: 2, address: '17 Quayside', rooms: 3, rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rooms: 1, rent: 720 },
  { id: 4, address: '22 Mint Street', rooms: 2, rent: 1150 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'rent', operator: '<=', value: 1200 }] },
  },
};

export default function FewerOperators() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Flats, with two operators for each column"
        hideFooter
      />
    </Box>
  );
}
