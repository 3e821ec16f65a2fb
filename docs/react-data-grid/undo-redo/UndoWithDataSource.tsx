import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Rehearsal {
  id: number;
  hall: string;
  begins: string;
  players: number;
}

const columns: GridColDef<Rehearsal>[] = [
  { field: 'hall', headerName: 'Hall', width: 150, editable: true },
  { field: 'begins', headerName: 'Begins', width: 100, editable: true },
  {
    field: 'players',
    headerName: 'Players',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const rehearsals: Rehearsal[] = [
  { id: 1, hall: 'Large hall', begins: '10:00', players: 62 },
  { id: 2, hall: 'Chapel', begins: '14:30', players: 12 },
  { id: 3, hall: 'Studio', begins: '19:00', players: 8 },
];

export default function UndoWithDataSource() {
  const [saved, setSaved] = React.useState('Nothing saved yet.');

  // #region preview
  const dataSource = React.useMemo((): GridDataSource => {
    const server = createFakeServer(rehearsals, { latency: 300 });
    return {
      getRows: server.getRows,
      updateRow: async (params) => {
        const row = await server.updateRow(params);
        setSaved(
          `The server has: ${row.hall}, ${row.begins}, ${row.players} players.`,
        );
        return row;
      },
    };
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          dataSource={dataSource}
          dataSourceCache={null}
          columns={columns}
          showToolbar
          disableRowSelectionOnClick
          aria-label="Rehearsals"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {saved}
      </Typography>
    </Box>
  );
}
