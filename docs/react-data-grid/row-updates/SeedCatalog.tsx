import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

interface Packet {
  id: string;
  seed: string;
  year: number;
}

const random = createRandom(731);
const SEEDS = [
  'Borage',
  'Calendula',
  'Dill',
  'Fennel',
  'Hyssop',
  'Lovage',
  'Nigella',
];
const packets: Packet[] = Array.from({ length: 90 }, (_, index) => ({
  id: `P-${String(index + 1).padStart(3, '0')}`,
  seed: random.pick(SEEDS),
  year: random.integer(2019, 2025),
}));

const PAGE = 30;
const server = createFakeServer(packets, { latency: 600 });

const columns: GridColDef<Packet>[] = [
  { field: 'id', headerName: 'Packet', width: 100 },
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 100 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (year: number) => String(year),
  },
];

export default function SeedCatalog() {
  // #region preview
  const [rows, setRows] = React.useState(packets.slice(0, PAGE));
  const [isLoading, setIsLoading] = React.useState(false);
  const [hasFailed, setHasFailed] = React.useState(false);

  const loadMore = async () => {
    if (isLoading || rows.length >= packets.length) {
      return;
    }
    setIsLoading(true);
    try {
      const answer = await server.getRows({
        paginationModel: { page: rows.length / PAGE, pageSize: PAGE },
      });
      setRows((current) => [...current, ...answer.rows]);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsLoading(false);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          loading={isLoading}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={200}
          aria-label="Seed packets"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {rows.length} of {packets.length} packets loaded
        {hasFailed && '. The next ones could not be loaded: scroll to try again.'}
      </Typography>
    </Box>
  );
}
