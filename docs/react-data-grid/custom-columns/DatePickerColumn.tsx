import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface Order {
  id: number;
  part: string;
  due: Date | null;
}

// #region preview
function DayEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Order, Date | null>) {
  const apiRef = useGridApiContext();
  return (
    <DatePicker
      autoFocus={hasFocus}
      value={value ? dayjs(value) : null}
      onChange={(day, { validationError }) => {
        if (!validationError) {
          apiRef.current.setEditCellValue({
            id,
            field,
            value: day?.toDate() ?? null,
          });
        }
      }}
      slotProps={{
        textField: {
          fullWidth: true,
          variant: 'standard',
          slotProps: { input: { disableUnderline: true } },
          'aria-label': colDef.headerName,
          sx: { px: 1, height: '100%', justifyContent: 'center' },
        },
      }}
    />
  );
}

const dayType: GridColTypeDef<Date | null> = {
  type: 'date',
  width: 170,
  renderEditCell: (params) => <DayEditor {...params} />,
};
// #endregion preview

const columns: GridColDef<Order>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 110 },
  { ...dayType, field: 'due', headerName: 'Due', editable: true },
];

const rows: Order[] = [
  { id: 1, part: 'Saddle, leather', due: new Date(2027, 2, 12) },
  { id: 2, part: 'Brake cable', due: null },
  { id: 3, part: 'Bell', due: new Date(2027, 3, 2) },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Orders and the days they are due"
          hideFooter
        />
      </Box>
    </LocalizationProvider>
  );
}
