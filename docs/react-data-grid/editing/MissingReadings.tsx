import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Odometer {
  id: string;
  driver: string;
  km: number | null;
}

const columns: GridColDef<Odometer>[] = [
  { field: 'id', headerName: 'Vehicle', width: 75 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 115 },
  {
    field: 'km',
    headerName: 'Odometer (km)',
    type: 'number',
    width: 125,
    editable: true,
  },
];

const rows: Odometer[] = [
  { id: 'Bus 7', driver: 'Anouk Visser', km: 184200 },
  { id: 'Bus 9', driver: 'Mateo Ríos', km: null },
  { id: 'Bus 12', driver: 'Siew Ling Tan', km: 97640 },
  { id: 'Bus 15', driver: 'Kofi Boateng', km: null },
];

export default function MissingReadings() {
  const apiRef = useGridApiRef();

  // #region preview
  const openNext = () => {
    const api = apiRef.current;
    const next = api?.getSortedRows().find(({ km }) => km == null);
    if (next && api?.getCellMode(next.id, 'km') === 'view') {
      api.startCellEditMode({ id: next.id, field: 'km' });
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={openNext} sx={{ mb: 1 }}>
        Enter the next missing reading
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Odometer readings"
          hideFooter
        />
      </Box>
    </Box>
  );
}
