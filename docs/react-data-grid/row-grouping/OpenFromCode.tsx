import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Unit {
  id: string;
  plant: string;
  type: string;
  megawatts: number;
}

const columns: GridColDef<Unit>[] = [
  { field: 'plant', headerName: 'Plant', width: 150 },
  { field: 'type', headerName: 'Type', width: 130 },
  { field: 'id', headerName: 'Unit', width: 100 },
  { field: 'megawatts', headerName: 'MW', type: 'number', width: 90 },
];

const rows: Unit[] = [
  { id: 'LH-1', plant: 'Lock Hill', type: 'Gas turbine', megawatts: 140 },
  { id: 'LH-2', plant: 'Lock Hill', type: 'Gas turbine', megawatts: 140 },
  { id: 'LH-3', plant: 'Lock Hill', type: 'Battery', megawatts: 50 },
  { id: 'RV-1', plant: 'Rhyne Valley', type: 'Pumped storage', megawatts: 260 },
  { id: 'RV-2', plant: 'Rhyne Valley', type: 'Battery', megawatts: 80 },
];

const initialState = {
  rowGrouping: { model: ['plant', 'type'] },
  columns: { columnVisibilityModel: { plant: false, type: false } },
};

const lockHill = { field: 'plant', key: 'Lock Hill' };
const itsBattery = { field: 'type', key: 'Battery' };
const path = [
  getGroupRowIdFromPath([lockHill]),
  getGroupRowIdFromPath([lockHill, itsBattery]),
];

export default function OpenFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {/* #region preview */}
        <Button
          onClick={() =>
            path.forEach((id) => apiRef.current?.setRowChildrenExpansion(id, true))
          }
        >
          Open the battery of Lock Hill
        </Button>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
        {/* #endregion preview */}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Units by plant and type"
          hideFooter
        />
      </Box>
    </Box>
  );
}
