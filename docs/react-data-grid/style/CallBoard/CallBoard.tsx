import Box from '@mui/material/Box';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { calls, columns, type Call } from './calls';

// #region preview
const getRowClassName = ({ row }: GridRowClassNameParams<Call>) => row.state;

const tint = (color: string, share: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}-main) ${share}%, transparent)`;

const sx = {
  '& .late:not(.Mui-selected)': {
    backgroundColor: tint('warning', 16),
    '&:hover': { backgroundColor: tint('warning', 26) },
  },
  '& .ill': { color: 'text.secondary', textDecoration: 'line-through' },
};
// #endregion preview

export default function CallBoard() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Calls this evening"
        rows={calls}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
