import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const LANGUAGES = 40;
const TEXTS = [
  'Oil lamp, found in the harbor.',
  'Map of the coast, drawn from memory by a pilot who never went ashore there.',
  'Bell.',
  'Letter of a lighthouse keeper, asking for more oil and for a second chair.',
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'No.', width: 80 },
  ...Array.from({ length: LANGUAGES }, (_, index) => ({
    field: `text${index + 1}`,
    headerName: `Text ${index + 1}`,
    width: 140,
    sortable: false,
  })),
];

const rows = Array.from({ length: 60 }, (_, id) => {
  const row: Record<string, string | number> = { id, number: `M ${id + 1}` };
  for (let index = 1; index <= LANGUAGES; index += 1) {
    // The first eight languages have a title, the others a story as well.
    row[`text${index}`] = TEXTS[index <= 8 ? (id % 2) * 2 : (id + index) % 4] ?? '';
  }
  return row;
});

const getRowHeight = () => 'auto' as const;

export default function LongLabels() {
  const box = React.useRef<HTMLDivElement>(null);
  const [virtualized, setVirtualized] = React.useState(false);
  const [cells, setCells] = React.useState(0);

  React.useEffect(() => {
    const timer = window.setInterval(
      () => setCells(box.current?.querySelectorAll('[role="gridcell"]').length ?? 0),
      200,
    );
    return () => window.clearInterval(timer);
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={virtualized}
            onChange={(_, checked) => setVirtualized(checked)}
          />
        }
        label="Virtualize columns"
      />
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {cells} cells in the document
      </Box>
      <Box ref={box} sx={{ height: 320, '& .MuiDataGrid-cell': { py: 1 } }}>
        {/* #region preview */}
        <DataGrid
          key={String(virtualized)}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={virtualized}
          aria-label="Labels of the museum"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
