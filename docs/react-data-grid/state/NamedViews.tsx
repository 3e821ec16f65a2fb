import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
  type GridInitialState,
} from '@mui/x-data-grid';

interface Station {
  id: number;
  station: string;
  kind: string;
  wind: number;
  rain: number;
}

const rows: Station[] = [
  { id: 1, station: 'Blackstone Edge', kind: 'Mountain', wind: 74, rain: 12.4 },
  { id: 2, station: 'Portree Pier', kind: 'Coast', wind: 58, rain: 3.1 },
  { id: 3, station: 'Holme Fen', kind: 'Lowland', wind: 16, rain: 0 },
  { id: 4, station: 'Ben Alder', kind: 'Mountain', wind: 91, rain: 20.8 },
  { id: 5, station: 'Scilly', kind: 'Coast', wind: 43, rain: 0.6 },
];

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'wind', headerName: 'Gusts (km/h)', type: 'number', width: 130 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

// #region preview
const views: Record<string, GridInitialState> = {
  Storm: {
    filter: {
      filterModel: { items: [{ id: 1, field: 'wind', operator: '>', value: 50 }] },
    },
    sorting: { sortModel: [{ field: 'wind', sort: 'desc' }] },
    columns: { columnVisibilityModel: { rain: false } },
  },
  Rain: {
    filter: {
      filterModel: { items: [{ id: 1, field: 'rain', operator: '>', value: 0 }] },
    },
    sorting: { sortModel: [{ field: 'rain', sort: 'desc' }] },
    columns: { columnVisibilityModel: { wind: false } },
  },
  Everything: {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [] },
    columns: { columnVisibilityModel: {} },
  },
};
// #endregion preview

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [first] = filterModel.items;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Views"
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {Object.entries(views).map(([name, state]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => apiRef.current?.restoreState(state)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          aria-label="Weather stations in named views"
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Filter in my own state:{' '}
        {first ? `${first.field} ${first.operator} ${first.value}` : 'none'}
      </Typography>
    </Box>
  );
}
