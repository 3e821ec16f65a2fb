import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Van {
  id: number;
  plate: string;
  depot: string;
}

const takenPlates = new Set(['LM 310', 'LM 314', 'LM 318', 'LM 400']);

/** Simulates a request to the registration office. */
async function isTaken(plate: string) {
  await wait(700);
  return takenPlates.has(plate);
}

// #region preview
async function checkPlate({ row, props, hasChanged }: GridPreProcessEditCellProps) {
  if (!hasChanged) {
    return props;
  }
  if (props.value === '') {
    return { ...props, error: true };
  }
  try {
    const isOwn = props.value === row.plate;
    return { ...props, error: !isOwn && (await isTaken(props.value)) };
  } catch {
    return { ...props, error: true };
  }
}
// #endregion preview

const columns: GridColDef<Van>[] = [
  {
    field: 'plate',
    headerName: 'Plate',
    width: 150,
    editable: true,
    valueParser: (value?: string) => value?.toUpperCase(),
    preProcessEditCellProps: checkPlate,
  },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 100 },
];

const rows: Van[] = [
  { id: 1, plate: 'LM 310', depot: 'Harbor' },
  { id: 2, plate: 'LM 314', depot: 'Harbor' },
  { id: 3, plate: 'LM 318', depot: 'Airport' },
];

export default function PlateCheck() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Vans"
        hideFooter
        sx={{
          '& .Mui-error': { bgcolor: 'error.main', color: 'error.contrastText' },
        }}
      />
    </Box>
  );
}
