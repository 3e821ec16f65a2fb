import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tree {
  id: number;
  species: string;
  street: string;
  planted: number;
  height: number;
  health: 'good' | 'watch' | 'poor';
}

// #region preview
const columns: GridColDef<Tree>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  {
    field: 'planted',
    headerName: 'Planted',
    type: 'number',
    width: 90,
    valueFormatter: (year: number) => String(year),
  },
  { field: 'height', headerName: 'Height (m)', type: 'number', editable: true },
  {
    field: 'health',
    headerName: 'Health',
    type: 'singleSelect',
    valueOptions: ['good', 'watch', 'poor'],
    editable: true,
  },
];
// #endregion preview

const rows: Tree[] = [
  {
    id: 201,
    species: 'Silver linden',
    street: 'Canal Street',
    planted: 1974,
    height: 18.5,
    health: 'good',
  },
  {
    id: 202,
    species: 'Norway maple',
    street: 'Canal Street',
    planted: 1981,
    height: 14.2,
    health: 'watch',
  },
  {
    id: 207,
    species: 'London plane',
    street: 'Market Square',
    planted: 1936,
    height: 27.8,
    health: 'good',
  },
  {
    id: 211,
    species: 'London plane',
    street: 'Market Square',
    planted: 1936,
    height: 26.1,
    health: 'watch',
  },
  {
    id: 215,
    species: 'Field elm',
    street: 'Abbey Lane',
    planted: 1958,
    height: 21.4,
    health: 'poor',
  },
  {
    id: 216,
    species: 'Ginkgo',
    street: 'Abbey Lane',
    planted: 2004,
    height: 9.6,
    health: 'good',
  },
  {
    id: 223,
    species: 'Honey locust',
    street: 'Station Road',
    planted: 1999,
    height: 11.3,
    health: 'good',
  },
  {
    id: 224,
    species: 'Honey locust',
    street: 'Station Road',
    planted: 1999,
    height: 10.8,
    health: 'watch',
  },
  {
    id: 230,
    species: 'Hornbeam',
    street: 'Orchard Way',
    planted: 2011,
    height: 6.9,
    health: 'good',
  },
  {
    id: 231,
    species: 'Hornbeam',
    street: 'Orchard Way',
    planted: 2011,
    height: 7.2,
    health: 'good',
  },
  {
    id: 238,
    species: 'Sweetgum',
    street: 'Harbor Steps',
    planted: 2016,
    height: 4.4,
    health: 'poor',
  },
  {
    id: 240,
    species: 'Turkish hazel',
    street: 'Harbor Steps',
    planted: 2008,
    height: 8.1,
    health: 'good',
  },
];

export default function CityTrees() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        label="City trees"
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
