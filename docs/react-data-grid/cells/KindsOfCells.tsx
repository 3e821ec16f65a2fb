import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Volunteer {
  id: number;
  name: string;
  address: { city: string };
  hours: number;
  trained: boolean;
  skills: string[];
}

const rows: Volunteer[] = [
  {
    id: 1,
    name: 'Inês Prado',
    address: { city: 'Porto' },
    hours: 12.5,
    trained: true,
    skills: ['First aid', 'Driving'],
  },
  {
    id: 2,
    name: 'Tomasz Wilk',
    address: { city: 'Gdynia' },
    hours: 4,
    trained: false,
    skills: ['Cooking'],
  },
  {
    id: 3,
    name: 'Aiko Mori',
    address: { city: 'Sapporo' },
    hours: 31,
    trained: true,
    skills: [],
  },
];

const hours = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour' });

// #region preview
const columns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  {
    field: 'city',
    headerName: 'City',
    width: 100,
    valueGetter: (_, row) => row.address.city,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => hours.format(value),
  },
  { field: 'trained', headerName: 'Trained', type: 'boolean', width: 90 },
  {
    field: 'skills',
    headerName: 'Skills',
    display: 'flex',
    width: 190,
    valueFormatter: (skills: string[]) => skills.join(', '),
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {row.skills.map((skill) => (
          <Chip key={skill} label={skill} size="small" />
        ))}
      </Box>
    ),
  },
];
// #endregion preview

export default function KindsOfCells() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Volunteers of a shelter"
        hideFooter
      />
    </Box>
  );
}
