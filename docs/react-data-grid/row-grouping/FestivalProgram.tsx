import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Film {
  id: number;
  title: string;
  section: string;
  director: string;
  minutes: number;
}

const columns: GridColDef<Film>[] = [
  { field: 'section', headerName: 'Section', width: 130 },
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 190 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows: Film[] = [
  {
    id: 1,
    title: 'Salt Road',
    section: 'Competition',
    director: 'Elena Soto',
    minutes: 112,
  },
  {
    id: 2,
    title: 'The Ferry Clerk',
    section: 'Discovery',
    director: 'Ingrid Moe',
    minutes: 88,
  },
  {
    id: 3,
    title: 'Nine Lanterns',
    section: 'Competition',
    director: 'Ken Arai',
    minutes: 134,
  },
  {
    id: 4,
    title: 'Low Tide',
    section: 'Late Night',
    director: 'Orla Byrne',
    minutes: 79,
  },
  {
    id: 5,
    title: 'A House for Bees',
    section: 'Discovery',
    director: 'Rui Castro',
    minutes: 93,
  },
  {
    id: 6,
    title: 'Counterweight',
    section: 'Competition',
    director: 'Marta Zych',
    minutes: 101,
  },
  {
    id: 7,
    title: 'Static',
    section: 'Late Night',
    director: 'Luc Tremblay',
    minutes: 84,
  },
  {
    id: 8,
    title: 'Paper Winter',
    section: 'Discovery',
    director: 'Nino Beridze',
    minutes: 97,
  },
];

export default function FestivalProgram() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['section'] },
          columns: { columnVisibilityModel: { section: false } },
        }}
        defaultGroupingExpansionDepth={1}
        aria-label="Festival program by section"
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
