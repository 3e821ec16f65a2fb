import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, GridLongTextCell, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    route: 'Long breath',
    note: 'Two loose holds below the third bolt. Photos: https://example.com/breath. Closed from March to June, when the falcons breed.',
  },
  {
    id: 2,
    route: 'Chimney',
    note: 'Wet after rain, for at least two days. See https://example.com/weather before you walk up.',
  },
  { id: 3, route: 'Blue slab', note: 'In the sun until noon.' },
];

// #region preview
function NoteContent({ text }: { text: string }) {
  const parts = text.split(/(https:\/\/[\w./-]*\w)/);
  return (
    <Box sx={{ whiteSpace: 'normal' }}>
      {parts.map((part) =>
        part.startsWith('https://') ? (
          <Link key={part} href={part} target="_blank" rel="noreferrer">
            {part.replace('https://', '')}
          </Link>
        ) : (
          part
        ),
      )}
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => (
      <GridLongTextCell
        {...params}
        renderContent={(text) => <NoteContent text={text ?? ''} />}
      />
    ),
  },
];
// #endregion preview

export default function LinksInPopup() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Routes and notes"
        hideFooter
      />
    </Box>
  );
}
