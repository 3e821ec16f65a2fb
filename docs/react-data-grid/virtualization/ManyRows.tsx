import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

interface Star {
  id: number;
  name: string;
  magnitude: number;
}

const columns: GridColDef<Star>[] = [
  { field: 'name', headerName: 'Star', width: 140 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];

const rows: Star[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: index,
  name: `Survey ${index + 1}`,
  magnitude: ((index * 37) % 90) / 10 + 6,
}));

export default function ManyRows() {
  const apiRef = useGridApiRef();
  const box = React.useRef<HTMLDivElement>(null);
  const [report, setReport] = React.useState('Press a button.');

  // #region preview
  const goTo = (rowIndex: number) => {
    const start = performance.now();
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const elapsed = performance.now() - start;
        const inDocument =
          box.current?.querySelectorAll('.MuiDataGrid-row').length ?? 0;
        setReport(`${elapsed.toFixed(0)} ms; ${inDocument} rows in the document`);
      }),
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {[1, 50_000, 100_000].map((number) => (
          <Button
            key={number}
            size="small"
            variant="outlined"
            onClick={() => goTo(number - 1)}
          >
            Star {number.toLocaleString('en-US')}
          </Button>
        ))}
      </Stack>
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {report}
      </Box>
      <Box ref={box} sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Stars of a survey"
          hideFooter
        />
      </Box>
    </Box>
  );
}
