import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rooms: number;
  rent: number;
}

// #region preview
type Range = [number, number];
const allRents: Range = [600, 2000];

function RentSlider({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const root = React.useRef<HTMLSpanElement>(null);
  // While a thumb is dragged, the range is only shown, not applied.
  const [dragged, setDragged] = React.useState<Range | null>(null);
  const range: Range = dragged ?? item.value ?? allRents;

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => root.current?.querySelector('input')?.focus(),
  }));

  return (
    <Box sx={{ px: 2 }}>
      <Typography variant="caption">{`€${range[0]} to €${range[1]}`}</Typography>
      <Slider
        ref={root}
        size="small"
        min={allRents[0]}
        max={allRents[1]}
        step={50}
        value={range}
        getAriaLabel={(index) => (index === 0 ? 'Lowest rent' : 'Highest rent')}
        onChange={(_, value) => setDragged(value as Range)}
        onChangeCommitted={(_, value) => {
          setDragged(null);
          applyValue({ ...item, value });
        }}
      />
    </Box>
  );
}

const between: GridFilterOperator<Flat, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    const [lowest, highest] = value as Range;
    return (rent) => rent >= lowest && rent <= highest;
  },
  InputComponent: RentSlider,
};

const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  {
    field: 'rent',
    headerName: 'Rent (€)',
    type: 'number',
    width: 140,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];
// #endregion preview

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rooms: 2, rent: 980 },
  { id: 2, address: '17 Quayside', rooms: 3, rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rooms: 1, rent: 720 },
  { id: 4, address: '22 Mint Street', rooms: 2, rent: 1150 },
  { id: 5, address: '1 Tower Hill', rooms: 4, rent: 1900 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'rent', operator: 'between', value: [800, 1700] }],
    },
  },
};

export default function RentBetween() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Flats in a range of rents"
        hideFooter
      />
    </Box>
  );
}
