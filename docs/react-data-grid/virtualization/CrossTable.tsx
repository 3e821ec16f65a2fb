import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

const PLAYERS = 100;
const random = createRandom(64);

type PlayerRow = { id: number; player: string } & Record<string, string | number>;

// #region preview
const rows: PlayerRow[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: index + 1,
  player: `Board ${index + 1}`,
}));

const columns: GridColDef<PlayerRow>[] = [
  { field: 'player', headerName: 'Player', width: 110 },
  ...rows.map(({ id }) => ({
    field: `vs${id}`,
    headerName: String(id),
    description: `Result against board ${id}`,
    width: 60,
    sortable: false,
  })),
];
// #endregion preview

for (let white = 1; white <= PLAYERS; white += 1) {
  for (let black = white + 1; black <= PLAYERS; black += 1) {
    const points = random.integer(0, 2);
    const [one, other] = [rows[white - 1], rows[black - 1]];
    if (one && other) {
      one[`vs${black}`] = ['0', '½', '1'][points] ?? '';
      other[`vs${white}`] = ['1', '½', '0'][points] ?? '';
    }
  }
}

export default function CrossTable() {
  const box = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState({ rows: 0, cells: 0 });

  React.useEffect(() => {
    const timer = window.setInterval(() => {
      const next = {
        rows: box.current?.querySelectorAll('.MuiDataGrid-row').length ?? 0,
        cells: box.current?.querySelectorAll('[role="gridcell"]').length ?? 0,
      };
      setCount((last) =>
        last.rows === next.rows && last.cells === next.cells ? last : next,
      );
    }, 200);
    return () => window.clearInterval(timer);
  }, []);

  return (
    <Box ref={box} sx={{ width: '100%' }}>
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {count.rows} of {PLAYERS} rows, {count.cells} of 10,100 cells
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density="compact"
          aria-label="Cross table of a club championship"
          hideFooter
        />
      </Box>
    </Box>
  );
}
