import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Animal {
  id: number;
  name: string;
  species: string;
  house: string;
  keeper: string;
}

const columns: GridColDef<Animal>[] = [
  { field: 'name', headerName: 'Animal', width: 110 },
  { field: 'species', headerName: 'Species', width: 150 },
  { field: 'house', headerName: 'House', width: 130 },
  { field: 'keeper', headerName: 'Keeper', width: 130 },
];

const rows: Animal[] = [
  {
    id: 1,
    name: 'Bruno',
    species: 'Spectacled bear',
    house: 'Hillside',
    keeper: 'Amara Diallo',
  },
  { id: 2, name: 'Suri', species: 'Suricate', house: 'Savanna', keeper: 'Piet Vos' },
  {
    id: 3,
    name: 'Mango',
    species: 'Keel-billed toucan',
    house: 'Aviary',
    keeper: 'Piet Vos',
  },
  {
    id: 4,
    name: 'Zola',
    species: 'Reticulated giraffe',
    house: 'Savanna',
    keeper: 'Amara Diallo',
  },
  {
    id: 5,
    name: 'Pip',
    species: 'Red panda',
    house: 'Hillside',
    keeper: 'Amara Diallo',
  },
];

const houses = ['house'];
const keepers = ['keeper', 'house'];

export default function HideGroupedColumns() {
  // #region preview
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: houses } },
  });
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current?.setRowGroupingModel(houses)}>
          By house
        </Button>
        <Button onClick={() => apiRef.current?.setRowGroupingModel(keepers)}>
          By keeper and house
        </Button>
        <Button onClick={() => apiRef.current?.setRowGroupingModel([])}>
          No groups
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Animals of the zoo"
          hideFooter
        />
      </Box>
    </Box>
  );
}
