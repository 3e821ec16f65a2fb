import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows } from './seeds';

// #region preview
interface TwoLinesProps {
  title: string;
  unit: string;
}

function TwoLines({ title, unit }: TwoLinesProps) {
  return (
    <Box sx={{ lineHeight: 1.25, textAlign: 'end' }}>
      <Box sx={{ fontWeight: 700 }}>{title}</Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{unit}</Box>
    </Box>
  );
}

const columns: GridColDef[] = [
  {
    field: 'species',
    headerName: 'Species',
    flex: 1,
    minWidth: 160,
    headerClassName: 'seedHeader',
  },
  {
    field: 'viability',
    headerName: 'Viability, %',
    type: 'number',
    width: 130,
    headerClassName: 'seedHeader',
    renderHeader: () => <TwoLines title="Viability" unit="percent" />,
  },
  {
    field: 'stock',
    headerName: 'Stock, g',
    type: 'number',
    width: 120,
    headerClassName: 'seedHeader',
    renderHeader: () => <TwoLines title="Stock" unit="grams" />,
  },
];

const sx = (theme: Theme) => ({
  '& .seedHeader': {
    backgroundColor: theme.palette.background.default,
    borderTop: `3px solid ${theme.palette.success.main}`,
  },
});
// #endregion preview

export default function CustomHeaders() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={sx}
        aria-label="Seed bank, with custom headers"
        hideFooter
      />
    </Box>
  );
}
