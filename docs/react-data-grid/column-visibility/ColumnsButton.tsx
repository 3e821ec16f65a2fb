import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Comet {
  id: string;
  name: string;
  seen: string;
  magnitude: number;
  orbit: number;
}

const columns: GridColDef<Comet>[] = [
  { field: 'name', headerName: 'Comet', width: 130 },
  { field: 'seen', headerName: 'Last seen', width: 110 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
  { field: 'orbit', headerName: 'Orbit in years', type: 'number', width: 130 },
];

const rows: Comet[] = [
  { id: 'C1', name: 'Lantern', seen: 'March', magnitude: 7.4, orbit: 6.2 },
  { id: 'C2', name: 'Far Wanderer', seen: 'April', magnitude: 10.1, orbit: 71 },
  { id: 'C3', name: 'Grey Sister', seen: 'April', magnitude: 9.3, orbit: 12.5 },
];

export default function ColumnsButton() {
  const apiRef = useGridApiRef();

  // #region preview
  const openPanel = () =>
    apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);

  const toggleOrbit = () => {
    const visible = apiRef.current?.getVisibleColumns() ?? [];
    const shown = visible.some(({ field }) => field === 'orbit');
    apiRef.current?.setColumnVisibility('orbit', !shown);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" onClick={openPanel}>
          Choose columns
        </Button>
        <Button onClick={toggleOrbit}>Show or hide the orbit</Button>
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Comets of this spring"
          hideFooter
        />
      </Box>
    </Box>
  );
}
