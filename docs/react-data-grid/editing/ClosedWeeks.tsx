import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Harvest {
  id: string;
  week: string;
  crop: string;
  crates: number;
  closed: boolean;
}

const columns: GridColDef<Harvest>[] = [
  { field: 'week', headerName: 'Week', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120, editable: true },
  {
    field: 'crates',
    headerName: 'Crates',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'closed', headerName: 'Closed', type: 'boolean', width: 90 },
];

const rows: Harvest[] = [
  { id: 'a', week: 'W 27', crop: 'Broad beans', crates: 64, closed: true },
  { id: 'b', week: 'W 28', crop: 'Broad beans', crates: 41, closed: true },
  { id: 'c', week: 'W 29', crop: 'Gooseberries', crates: 18, closed: false },
  { id: 'd', week: 'W 29', crop: 'New potatoes', crates: 112, closed: false },
];

// #region preview
const isOpen = (params: GridCellParams<Harvest>) => !params.row.closed;

const markEditable = (params: GridCellParams<Harvest>) =>
  params.isEditable ? 'editable' : '';
// #endregion preview

export default function ClosedWeeks() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={isOpen}
        getCellClassName={markEditable}
        aria-label="Harvest by week"
        hideFooter
        sx={{ '& .editable': { bgcolor: 'action.hover', cursor: 'text' } }}
      />
    </Box>
  );
}
