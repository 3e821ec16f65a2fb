import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Station {
  id: string;
  place: string;
  pressure: number;
}

const rows: Station[] = [
  { id: 'WX-11', place: 'Skellig Rock', pressure: 1009 },
  { id: 'WX-12', place: 'Cape Wrath', pressure: 1004 },
  { id: 'WX-13', place: 'Lough Erne', pressure: 1012 },
];

const columns: GridColDef<Station>[] = [
  { field: 'place', headerName: 'Station', width: 150 },
  { field: 'pressure', headerName: 'Pressure (hPa)', type: 'number', width: 150 },
];

// #region preview
function StationFooter() {
  const apiRef = useGridApiContext();
  const [place, setPlace] = React.useState('none');

  useGridEvent(apiRef, 'rowClick', (params) => setPlace(params.row.place));

  return <Typography sx={{ p: 1.5 }}>useGridEvent, inside: {place}</Typography>;
}

const slots = { footer: StationFooter };

export default function ThreeListeners() {
  const apiRef = useGridApiRef();
  const [byEffect, setByEffect] = React.useState('none');
  const [byProp, setByProp] = React.useState('none');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowClick', (params) =>
        setByEffect(params.row.place),
      ),
    [apiRef],
  );

  const handleRowClick: GridEventListener<'rowClick'> = (params) =>
    setByProp(params.row.place);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          slots={slots}
          aria-label="Stations whose clicks are heard in three places"
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        <Typography>onRowClick: {byProp}</Typography>
        <Typography>subscribeEvent: {byEffect}</Typography>
      </Box>
    </Box>
  );
}
// #endregion preview
