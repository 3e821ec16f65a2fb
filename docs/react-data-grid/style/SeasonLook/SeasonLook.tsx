import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, plays } from './season';

export default function SeasonLook() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      {/* #region preview */}
      <DataGrid
        aria-label="Plays of the season"
        rows={plays}
        columns={columns}
        hideFooter
        sx={{
          border: 0,
          [`& .${gridClasses['row--borderBottom']} .${gridClasses.columnHeader}`]: {
            borderBottom: '2px solid',
            borderColor: 'primary.main',
          },
          [`& .${gridClasses.columnHeaderTitle}`]: {
            color: 'primary.main',
            fontWeight: 700,
          },
          [`& .${gridClasses.cell}`]: { borderTopStyle: 'dotted' },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
