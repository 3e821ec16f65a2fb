import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  type DataGridProps,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface Flat {
  id: number;
  address: string;
  available: Date;
}

// #region preview
function DayInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        value={item.value ? dayjs(item.value) : null}
        onChange={(day, { validationError }) => {
          if (!validationError) {
            applyValue({ ...item, value: day?.format('YYYY-MM-DD') });
          }
        }}
        inputRef={focusElementRef}
        slotProps={{ textField: { size: 'small' } }}
      />
    </LocalizationProvider>
  );
}

const dayOperators = getGridDateOperators().map((operator) =>
  operator.InputComponent ? { ...operator, InputComponent: DayInput } : operator,
);

const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  {
    field: 'available',
    headerName: 'Available',
    type: 'date',
    width: 150,
    filterOperators: dayOperators,
  },
];
// #endregion preview

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', available: new Date(2027, 2, 1) },
  { id: 2, address: '17 Quayside', available: new Date(2027, 0, 15) },
  { id: 3, address: '8 Orchard Lane', available: new Date(2027, 4, 1) },
  { id: 4, address: '22 Mint Street', available: new Date(2027, 2, 15) },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'available', operator: 'onOrAfter', value: '2027-03-01' }],
    },
  },
};

export default function PickerInput() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Flats by the day they become available"
        hideFooter
      />
    </Box>
  );
}
