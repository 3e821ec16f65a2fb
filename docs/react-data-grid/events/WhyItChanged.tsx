import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Satellite {
  id: number;
  name: string;
  altitude: number;
}

const rows: Satellite[] = [
  { id: 1, name: 'Petrel 1', altitude: 512 },
  { id: 2, name: 'Petrel 2', altitude: 514 },
  { id: 3, name: 'Fulmar A', altitude: 786 },
  { id: 4, name: 'Fulmar B', altitude: 787 },
  { id: 5, name: 'Skua', altitude: 35786 },
  { id: 6, name: 'Gannet', altitude: 1336 },
];

const columns: GridColDef<Satellite>[] = [
  { field: 'name', headerName: 'Satellite', width: 130 },
  { field: 'altitude', headerName: 'Altitude (km)', type: 'number', width: 140 },
];

type Handlers = Pick<
  DataGridProps,
  | 'onFilterModelChange'
  | 'onPaginationModelChange'
  | 'onRowSelectionModelChange'
  | 'onSortModelChange'
>;

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 3 } },
};
const pageSizeOptions = [3];

export default function WhyItChanged() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('Nothing has changed yet.');

  // #region preview
  const handlers = React.useMemo<Handlers>(() => {
    const tell =
      (prop: string) =>
      (_model: unknown, { reason }: { reason?: string }) =>
        setLast(`${prop}: ${reason ?? 'no reason given'}`);
    return {
      onFilterModelChange: tell('onFilterModelChange'),
      onPaginationModelChange: tell('onPaginationModelChange'),
      onRowSelectionModelChange: tell('onRowSelectionModelChange'),
      onSortModelChange: tell('onSortModelChange'),
    };
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button sx={{ mb: 1 }} onClick={() => apiRef.current?.setPage(1)}>
        Go to page 2 by code
      </Button>
      <Box sx={{ height: 267 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          checkboxSelection
          aria-label="Satellites whose model changes have reasons"
          {...handlers}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {last}
      </Typography>
    </Box>
  );
}
