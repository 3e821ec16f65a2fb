import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  valley: string;
  beds: number | null;
}

// #region preview
type Limits = [from: string, to: string];

function LimitInputs({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to]: Limits = item.value ?? ['', ''];
  const apply = (value: Limits) => applyValue({ ...item, value });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        size="small"
        type="number"
        label="From"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        size="small"
        type="number"
        label="To"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Hut, number | null> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    // The number column's valueParser has turned empty limits into null.
    const [from, to]: (number | null)[] = value ?? [null, null];
    if (from === null && to === null) {
      return null;
    }
    return (beds) =>
      beds !== null && beds >= (from ?? -Infinity) && beds <= (to ?? Infinity);
  },
  InputComponent: LimitInputs,
};

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'valley', headerName: 'Valley', flex: 1, minWidth: 120 },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    width: 110,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];
// #endregion preview

const rows: Hut[] = [
  { id: 'H1', hut: 'Slate Saddle', valley: 'Upper Arn', beds: 84 },
  { id: 'H2', hut: 'Kestrel Box', valley: 'Upper Arn', beds: 12 },
  { id: 'H3', hut: 'Juniper Camp', valley: 'Lower Arn', beds: null },
  { id: 'H4', hut: 'Three Lakes', valley: 'Silver', beds: 46 },
  { id: 'H5', hut: 'Gentian House', valley: 'Silver', beds: 30 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'beds', operator: 'between', value: ['20', '60'] }],
    },
  },
};

export default function BedsBetween() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Huts by number of beds"
        hideFooter
      />
    </Box>
  );
}
