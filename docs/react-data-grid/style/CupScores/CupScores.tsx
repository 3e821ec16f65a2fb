import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridCellParams } from '@mui/x-data-grid';
import { columns, cuppings, type Cupping } from './cuppings';

// #region preview
function getCellClassName({ value }: GridCellParams<Cupping>) {
  if (value === null) {
    return 'missing';
  }
  return typeof value === 'number' && value >= 8.5 ? 'high' : '';
}

const sx = {
  [`& .${gridClasses.cell}.high`]: { color: 'success.main', fontWeight: 700 },
  [`& .${gridClasses.cell}.missing::before`]: {
    content: '"not cupped"',
    color: 'text.secondary',
    fontStyle: 'italic',
  },
};
// #endregion preview

export default function CupScores() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Cup scores"
        rows={cuppings}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
