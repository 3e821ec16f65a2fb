import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rooms: number;
  rent: number;
}

const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 120 },
];

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rooms: 2, rent: 980 },
  { id: 2, address: '17 Quayside', rooms: 3, rent: 1650 },
  { id: 3, address: '8 Orchard Lane', rooms: 1, rent: 720 },
  { id: 4, address: '22 Mint Street', rooms: 2, rent: 1150 },
];

// #region preview
export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const slotProps = React.useMemo(() => ({ panel: { target: button } }), [button]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        size="small"
        onClick={() => apiRef.current?.showFilterPanel()}
        sx={{ mb: 1 }}
      >
        Filter flats…
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          aria-label="Flats with a filter button above the grid"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
