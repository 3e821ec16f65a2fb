import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Stop {
  id: number;
  city: string;
  date: Date;
  seats: number;
  sold: number;
  hotel: string;
  transport: string;
  program: string[];
}

const columns: GridColDef<Stop>[] = [
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
  { field: 'hotel', headerName: 'Hotel', width: 200 },
  { field: 'transport', headerName: 'Transport', width: 180 },
];

const rows: Stop[] = [
  {
    id: 1,
    city: 'Trieste',
    date: new Date(2026, 4, 8),
    seats: 920,
    sold: 871,
    hotel: 'Albergo al Molo',
    transport: 'Coach, 9:30',
    program: ['Overture in C', 'Viola concerto', 'Second symphony'],
  },
  {
    id: 2,
    city: 'Ljubljana',
    date: new Date(2026, 4, 10),
    seats: 1300,
    sold: 1300,
    hotel: 'Hotel Pri mostu',
    transport: 'Coach, 11:00',
    program: ['Serenade for winds', 'Second symphony'],
  },
  {
    id: 3,
    city: 'Graz',
    date: new Date(2026, 4, 12),
    seats: 1150,
    sold: 640,
    hotel: 'Gasthof Murblick',
    transport: 'Train, 8:12',
    program: ['Overture in C', 'Viola concerto', 'Dances'],
  },
  {
    id: 4,
    city: 'Brno',
    date: new Date(2026, 4, 15),
    seats: 780,
    sold: 702,
    hotel: 'Penzion Na Hradbách',
    transport: 'Train, 10:45',
    program: ['Chamber evening'],
  },
];

function Program({ stop }: { stop: Stop }) {
  return (
    <List dense aria-label={`Program in ${stop.city}`}>
      {stop.program.map((piece) => (
        <ListItem key={piece}>
          <ListItemText primary={piece} />
        </ListItem>
      ))}
    </List>
  );
}

const pinnedColumns = { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'city'] };
const renderProgram = ({ row }: { row: Stop }) => <Program stop={row} />;
const growWithContent = () => 'auto' as const;

export default function OrchestraTour() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        getDetailPanelContent={renderProgram}
        getDetailPanelHeight={growWithContent}
        initialState={{ pinnedColumns }}
        aria-label="Orchestra tour"
      />
      {/* #endregion preview */}
    </Box>
  );
}
