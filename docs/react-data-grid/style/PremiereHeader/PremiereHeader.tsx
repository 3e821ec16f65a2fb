import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { houseColumns, houses } from './houses';

// #region preview
const headerClassName = ({ colDef }: GridColumnHeaderParams) =>
  colDef.type === 'number' ? 'capacity' : 'plain';

const columns = houseColumns.map((column) => ({ ...column, headerClassName }));

const sx = {
  [`& .${gridClasses.columnHeader}.capacity`]: {
    backgroundColor: 'secondary.main',
    color: 'secondary.contrastText',
    '& button': { color: 'inherit', backgroundColor: 'transparent' },
  },
  [`& .${gridClasses.columnHeader}.plain`]: { fontStyle: 'italic' },
};
// #endregion preview

export default function PremiereHeader() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="Houses of the company"
        rows={houses}
        columns={columns}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
