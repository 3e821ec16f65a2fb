import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Stay {
  id: number;
  room: string;
  firstDay: number;
  lastDay: number;
}

// #region preview
function checkFirstDay({ props }: GridPreProcessEditCellProps) {
  const isDay = Number.isInteger(props.value) && props.value >= 1;
  return { ...props, error: isDay ? undefined : 'A day from 1 up' };
}

function checkLastDay({
  props,
  row,
  otherFieldsProps,
}: GridPreProcessEditCellProps) {
  const firstDay = otherFieldsProps?.firstDay?.value ?? row.firstDay;
  const isAfter = props.value >= firstDay;
  return { ...props, error: isAfter ? undefined : `Not before day ${firstDay}` };
}
// #endregion preview

function DayEditor({ error, ...params }: GridRenderEditCellParams<Stay>) {
  const name = params.colDef.headerName;
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''}>
      <Box sx={{ width: '100%', '& .Mui-error': { color: 'error.main' } }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          slotProps={{
            root: {
              slotProps: {
                htmlInput: { 'aria-label': error ? `${name}: ${error}` : name },
              },
            },
          }}
        />
      </Box>
    </Tooltip>
  );
}

const renderDay = (params: GridRenderEditCellParams<Stay>) => (
  <DayEditor {...params} />
);

const columns: GridColDef<Stay>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  {
    field: 'firstDay',
    headerName: 'First day',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: checkFirstDay,
    renderEditCell: renderDay,
  },
  {
    field: 'lastDay',
    headerName: 'Last day',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: checkLastDay,
    renderEditCell: renderDay,
  },
];

const rows: Stay[] = [
  { id: 1, room: '3.04', firstDay: 2, lastDay: 5 },
  { id: 2, room: '3.05', firstDay: 4, lastDay: 4 },
  { id: 3, room: '3.06', firstDay: 1, lastDay: 9 },
];

export default function WardStays() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        editMode="row"
        rows={rows}
        columns={columns}
        aria-label="Stays on ward 3"
        hideFooter
      />
    </Box>
  );
}
