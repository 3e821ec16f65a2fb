import Box from '@mui/material/Box';
import { DataGrid, GridLongTextCell, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  complaint: string;
  diary: string;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  // #region preview
  {
    field: 'complaint',
    headerName: 'What the client says',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
  {
    field: 'diary',
    headerName: 'Bench diary',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => (
      <GridLongTextCell
        {...params}
        renderContent={(text) => <Diary text={text} />}
      />
    ),
  },
  // #endregion preview
];

/** One list item per line of the diary. */
function Diary({ text }: { text: string | null }) {
  return (
    <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, whiteSpace: 'normal' }}>
      {(text ?? '').split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

const rows: Ticket[] = [
  {
    id: 'R-1041',
    complaint:
      'Buzzes on the open G, but only in the evening and never at lessons. Two other shops found nothing. Please do not touch the varnish.',
    diary:
      'Seam open 4 cm, lower bout\nGlued, clamped overnight\nBuzz gone; left the varnish alone',
  },
  {
    id: 'R-1042',
    complaint:
      'Fell off its stand during an interval. The neck feels higher than before, and the A string has lost its voice.',
    diary: 'Sound post down, top intact\nNew post cut\nWaiting for the bridge blank',
  },
  {
    id: 'R-1043',
    complaint: 'The second valve returns slowly when it is cold.',
    diary: 'Valve lapped\nFelts replaced',
  },
];

export default function LongNotes() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Repair notes" hideFooter />
    </Box>
  );
}
