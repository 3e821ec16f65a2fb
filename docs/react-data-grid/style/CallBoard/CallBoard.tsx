import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { calls, columns, type Call } from './calls';

// #region preview
const getRowClassName = ({ row }: GridRowClassNameParams<Call>) => row.state;

function tint(theme: Theme, percent: number) {
  const color = (theme.vars ?? theme).palette.warning.main;
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

const sx: SxProps<Theme> = {
  '& .late:not(.Mui-selected)': {
    backgroundColor: (theme) => tint(theme, 16),
    '&:hover': { backgroundColor: (theme) => tint(theme, 26) },
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
