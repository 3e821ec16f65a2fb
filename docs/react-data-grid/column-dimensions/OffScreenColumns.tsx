import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

const DAYS = 60;
const random = createRandom(4102);

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', width: 110 },
  ...Array.from({ length: DAYS }, (_, day) => ({
    field: `day${day + 1}`,
    headerName: `Day ${day + 1}`,
    width: 100,
  })),
];

const rows = Array.from({ length: 40 }, (_, id) => {
  const row: Record<string, string | number> = { id, gauge: `River km ${id * 5}` };
  for (let day = 1; day <= DAYS; day += 1) {
    row[`day${day}`] = `${random.integer(40, 620)} cm`;
  }
  return row;
});

export default function OffScreenColumns() {
  const apiRef = useGridApiRef();
  const [report, setReport] = React.useState('Press a button.');

  // #region preview
  const fit = async (disableColumnVirtualization: boolean) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const start = performance.now();
    await api.autosizeColumns({
      disableColumnVirtualization,
      includeHeaders: false,
    });
    const elapsed = performance.now() - start;
    const collapsed = api
      .getVisibleColumns()
      .filter(({ computedWidth }) => computedWidth === 50).length;
    setReport(
      `${elapsed.toFixed(0)} ms; ${collapsed} of ${DAYS + 1} columns at 50 px`,
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => void fit(true)}>
          Fit all columns
        </Button>
        <Button variant="outlined" onClick={() => void fit(false)}>
          Fit without rendering all
        </Button>
      </Stack>
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {report}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Water levels of sixty days"
          hideFooter
        />
      </Box>
    </Box>
  );
}
