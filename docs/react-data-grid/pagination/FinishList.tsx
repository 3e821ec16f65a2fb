import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createPeople } from '@site/sample-data/people';
import { createRandom } from '@site/sample-data/random';

const rows = createPeople(240, createRandom(4219)).map((person, index) => ({
  id: index + 1,
  name: person.name,
  country: person.country,
  minutes: 151 + Math.round(index * 0.73),
}));

type Finisher = (typeof rows)[number];

function toTime(minutes: number) {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const columns: GridColDef<Finisher>[] = [
  { field: 'id', headerName: 'Place', width: 70 },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'minutes',
    headerName: 'Time',
    width: 110,
    valueFormatter: (minutes: number) => toTime(minutes),
  },
];

// #region preview
const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 10 } },
};

export default function FinishList() {
  return (
    <Box sx={{ height: 475, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[10, 25, 100, { value: -1, label: 'All' }]}
        density="compact"
        aria-label="Finishers of the harbor marathon"
      />
    </Box>
  );
}
// #endregion preview
