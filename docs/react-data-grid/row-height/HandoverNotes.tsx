import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Note {
  id: number;
  room: string;
  note: string;
}

const columns: GridColDef<Note>[] = [
  { field: 'room', headerName: 'Room', width: 80 },
  { field: 'note', headerName: 'Handover note', flex: 1, minWidth: 160 },
];

const rows: Note[] = [
  { id: 1, room: '2.01', note: 'Slept well.' },
  {
    id: 2,
    room: '2.02',
    note: 'Walked the corridor twice with the frame and asked for a longer walk after lunch. Physiotherapy is informed and comes at two.',
  },
  { id: 3, room: '2.04', note: 'Family visits at four; needs the large room.' },
  {
    id: 4,
    room: '2.07',
    note: 'Bed by the window is broken and stays empty until the workshop has replaced the left rail. Second mattress is in store room B.',
  },
];

// #region preview
const getRowHeight = () => 'auto' as const;
// #endregion preview

export default function HandoverNotes() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        aria-label="Handover notes"
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </Box>
  );
}
