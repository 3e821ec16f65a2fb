import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bridge {
  id: string;
  name: string;
  remark: string;
  span: number;
}

// #region preview
const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', width: 140 },
  { field: 'remark', headerName: 'Last inspection', flex: 1, minWidth: 180 },
  { field: 'span', headerName: 'Span in m', type: 'number', maxWidth: 120 },
];
// #endregion preview

const rows: Bridge[] = [
  { id: 'B-1', name: 'Mill Bridge', remark: 'Railing loose at pier 2', span: 38 },
  {
    id: 'B-2',
    name: 'Old Chain Bridge',
    remark: 'Chains greased, no rust',
    span: 204,
  },
  { id: 'B-3', name: 'Ferry Bridge', remark: 'Deck resurfaced last fall', span: 91 },
  {
    id: 'B-4',
    name: 'Weir Footbridge',
    remark: 'Closed until the flood is over',
    span: 17,
  },
];

export default function BridgeRegister() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Bridges and their last inspection"
        hideFooter
      />
    </Box>
  );
}
