import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Shift {
  id: string;
  early: number | null;
  late: number | null;
  night: number | null;
}

const rows: Shift[] = [
  { id: 'Monday', early: 4, late: 3, night: 2 },
  { id: 'Tuesday', early: 4, late: 3, night: 2 },
  { id: 'Wednesday', early: 5, late: 2, night: 2 },
];

const columns: GridColDef<Shift>[] = [
  { field: 'id', headerName: 'Day', flex: 1, minWidth: 105 },
  { field: 'early', headerName: 'Early', type: 'number', width: 70, editable: true },
  { field: 'late', headerName: 'Late', type: 'number', width: 70, editable: true },
  { field: 'night', headerName: 'Night', type: 'number', width: 70, editable: true },
];

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();

  // #region preview
  const moveRight: GridEventListener<'cellEditStop'> = (
    { id, field, reason },
    event,
  ) => {
    if (reason === GridCellEditStopReasons.enterKeyDown) {
      event.defaultMuiPrevented = true;
      apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStop={moveRight}
        aria-label="Bakers by shift"
        hideFooter
      />
    </Box>
  );
}
