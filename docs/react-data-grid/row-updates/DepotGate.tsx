import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Bus {
  id: string;
  bay: string;
  charge: number;
}

const columns: GridColDef<Bus>[] = [
  { field: 'id', headerName: 'Bus', width: 90 },
  { field: 'bay', headerName: 'Bay', flex: 1, minWidth: 90 },
  { field: 'charge', headerName: 'Charge (%)', type: 'number', width: 120 },
];

const depot: Bus[] = [
  { id: 'E 41', bay: 'A 1', charge: 62 },
  { id: 'E 42', bay: 'A 2', charge: 18 },
];

export default function DepotGate() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(depot);

  // #region preview
  const arrive = () =>
    apiRef.current?.updateRows([{ id: 'E 43', bay: 'B 1', charge: 35 }]);
  const charge = () => {
    const bus = apiRef.current?.getRow<Bus>('E 42');
    if (bus) {
      const level = Math.min(100, bus.charge + 10);
      apiRef.current?.updateRows([{ id: 'E 42', charge: level }]);
    }
  };
  const leave = () =>
    apiRef.current?.updateRows([{ id: 'E 41', _action: 'delete' }]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={arrive}>
          E 43 arrives
        </Button>
        <Button size="small" variant="outlined" onClick={charge}>
          Charge E 42
        </Button>
        <Button size="small" variant="outlined" onClick={leave}>
          E 41 leaves
        </Button>
        <Button size="small" onClick={() => setRows([...depot])}>
          Pass a new rows array
        </Button>
      </Box>
      <Box sx={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Buses in the depot"
          hideFooter
        />
      </Box>
    </Box>
  );
}
