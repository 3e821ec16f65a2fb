import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

const NIGHTS = 40;
const random = createRandom(1610);

const columns: GridColDef[] = [
  { field: 'star', headerName: 'Star', width: 100 },
  ...Array.from({ length: NIGHTS }, (_, night) => ({
    field: `n${night + 1}`,
    headerName: `Night ${night + 1}`,
    type: 'number' as const,
    width: 100,
  })),
];

const rows = Array.from({ length: 100 }, (_, index) => {
  const row: Record<string, string | number> = {
    id: index,
    star: `V ${index + 101}`,
  };
  for (let night = 1; night <= NIGHTS; night += 1) {
    row[`n${night}`] = random.integer(60, 140) / 10;
  }
  return row;
});

export default function BufferSizes() {
  const box = React.useRef<HTMLDivElement>(null);
  const [buffers, setBuffers] = React.useState({ rows: 150, columns: 150 });
  const [report, setReport] = React.useState('');
  const id = React.useId();

  React.useEffect(() => {
    const timer = window.setInterval(() => {
      const scroller = box.current?.querySelector('.MuiDataGrid-virtualScroller');
      if (!scroller) {
        return;
      }
      const end = scroller.getBoundingClientRect().bottom;
      const top =
        scroller.querySelector('.MuiDataGrid-columnHeaders')?.getBoundingClientRect()
          .bottom ?? 0;
      const places = [...scroller.querySelectorAll('.MuiDataGrid-row')].map((row) =>
        row.getBoundingClientRect(),
      );
      const above = places.filter(({ bottom }) => bottom <= top).length;
      const below = places.filter((row) => row.top >= end).length;
      const cells = scroller.querySelectorAll('[role="gridcell"]').length;
      setReport(`${above} rows above, ${below} below; ${cells} cells in all`);
    }, 100);
    return () => window.clearInterval(timer);
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={4}
        useFlexGap
        sx={{ flexWrap: 'wrap', px: 1, mb: 1 }}
      >
        {(['rows', 'columns'] as const).map((name) => (
          <Box key={name} sx={{ width: 200 }}>
            <Typography id={`${id}-${name}`} variant="body2">
              {name === 'rows' ? 'rowBufferPx' : 'columnBufferPx'}: {buffers[name]}
            </Typography>
            <Slider
              value={buffers[name]}
              onChange={(_, next) => setBuffers({ ...buffers, [name]: next })}
              min={0}
              max={900}
              step={150}
              aria-labelledby={`${id}-${name}`}
            />
          </Box>
        ))}
      </Stack>
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {report}
      </Box>
      <Box ref={box} sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGrid
          key={`${buffers.rows} ${buffers.columns}`}
          rows={rows}
          columns={columns}
          rowBufferPx={buffers.rows}
          columnBufferPx={buffers.columns}
          aria-label="Brightness of variable stars"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
