import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Ferry {
  id: number;
  name: string;
  route: string;
}

const rows: Ferry[] = [
  { id: 1, name: 'Vesikko', route: 'Naantali – Kapellskär' },
  { id: 2, name: 'Isla Clara', route: 'Dénia – Ibiza' },
  { id: 3, name: 'Nordstjerna', route: 'Hirtshals – Kristiansand' },
  { id: 4, name: 'Isla Blanca', route: 'Barcelona – Palma' },
];

const columns: GridColDef<Ferry>[] = [
  { field: 'name', headerName: 'Ferry', width: 120 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
];

export default function HearTheResult() {
  const captionId = React.useId();
  // #region preview
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const count = gridFilteredTopLevelRowCountSelector(apiRef);
        setMessage(`${count} of ${rows.length} ferries match.`);
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={captionId} variant="subtitle2" sx={{ mb: 1 }}>
        Ferries with a night sailing
      </Typography>
      <Box sx={{ height: 319 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
          aria-labelledby={captionId}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
  // #endregion preview
}
