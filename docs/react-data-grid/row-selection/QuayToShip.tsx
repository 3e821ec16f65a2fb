import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Container {
  id: string;
  contents: string;
  port: string;
  tonnes: number;
}

const rows: Container[] = [
  { id: 'BRNU 204117', contents: 'Ceramic tiles', port: 'Leixões', tonnes: 24.1 },
  { id: 'BRNU 204655', contents: 'Cork stoppers', port: 'Leixões', tonnes: 8.7 },
  { id: 'HVLU 118203', contents: 'Bicycles', port: 'Gdynia', tonnes: 11.2 },
  { id: 'HVLU 118340', contents: 'Apple juice', port: 'Gdynia', tonnes: 26.4 },
  { id: 'SKAU 390021', contents: 'Roof trusses', port: 'Oulu', tonnes: 19.6 },
  { id: 'SKAU 390877', contents: 'Paper rolls', port: 'Oulu', tonnes: 27.3 },
];

const columns: GridColDef<Container>[] = [
  { field: 'id', headerName: 'Container', width: 130 },
  { field: 'contents', headerName: 'Contents', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', width: 100 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
];

export default function QuayToShip() {
  // #region preview
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['HVLU 118203']),
  });

  // Works for both types of model: 'include' and 'exclude'.
  const chosen = rows.filter(
    (row) => selection.ids.has(row.id) === (selection.type === 'include'),
  );
  const tonnes = chosen.reduce((sum, row) => sum + row.tonnes, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          density="compact"
          aria-label="Containers on the quay"
          hideFooterPagination
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        To load: {chosen.length} of {rows.length} containers, {tonnes.toFixed(1)} t
      </Typography>
    </Box>
  );
  // #endregion preview
}
