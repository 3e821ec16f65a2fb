import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridInitialState,
} from '@mui/x-data-grid';

interface Telescope {
  id: string;
  name: string;
  mount: string;
  aperture: number;
}

type Dimensions = NonNullable<
  NonNullable<GridInitialState['columns']>['dimensions']
>;

const columns: GridColDef<Telescope>[] = [
  { field: 'name', headerName: 'Telescope', width: 130 },
  { field: 'mount', headerName: 'Mount', flex: 1, minWidth: 110 },
  { field: 'aperture', headerName: 'Aperture', type: 'number', width: 100 },
];

const rows: Telescope[] = [
  {
    id: 'T1',
    name: 'Great refractor',
    mount: 'Equatorial, clock drive',
    aperture: 60,
  },
  {
    id: 'T2',
    name: 'Meridian circle',
    mount: 'Fixed, on granite piers',
    aperture: 19,
  },
  {
    id: 'T3',
    name: 'Roof reflector',
    mount: 'Fork, computer controlled',
    aperture: 40,
  },
];

export default function SavedWidths() {
  const [saved, setSaved] = React.useState<Dimensions>({});
  const [visit, setVisit] = React.useState(1);

  // #region preview
  const handleWidthChange = React.useCallback<
    GridEventListener<'columnWidthChange'>
  >(({ colDef, width }) => {
    setSaved((current) => ({ ...current, [colDef.field]: { width, flex: 0 } }));
  }, []);

  const grid = (
    <DataGrid
      key={visit}
      rows={rows}
      columns={columns}
      initialState={{ columns: { dimensions: saved } }}
      onColumnWidthChange={handleWidthChange}
      aria-label="Telescopes of an observatory"
      hideFooter
    />
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setVisit((count) => count + 1)}
        sx={{ mb: 2 }}
      >
        Leave and come back ({visit})
      </Button>
      <Box sx={{ height: 260 }}>{grid}</Box>
      <Box
        role="status"
        sx={{
          mt: 2,
          minHeight: 48,
          typography: 'body2',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        {JSON.stringify(saved)}
      </Box>
    </Box>
  );
}
