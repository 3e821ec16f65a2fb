import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Place {
  id: number;
  path: string[];
  squareMeters: number;
  animals: number;
}

const columns: GridColDef<Place>[] = [
  { field: 'animals', headerName: 'Animals', type: 'number', width: 100 },
  { field: 'squareMeters', headerName: 'Area (m²)', type: 'number', width: 120 },
];

const rows: Place[] = [
  { id: 1, path: ['Tropics'], animals: 128, squareMeters: 2400 },
  { id: 2, path: ['Tropics', 'Butterfly hall'], animals: 90, squareMeters: 620 },
  { id: 3, path: ['Tropics', 'Aquarium'], animals: 38, squareMeters: 780 },
  {
    id: 4,
    path: ['Tropics', 'Aquarium', 'Reef tank'],
    animals: 31,
    squareMeters: 140,
  },
  {
    id: 5,
    path: ['Tropics', 'Aquarium', 'River tank'],
    animals: 7,
    squareMeters: 95,
  },
  { id: 6, path: ['Steppe'], animals: 21, squareMeters: 5800 },
  { id: 7, path: ['Steppe', 'Wild horses'], animals: 12, squareMeters: 4100 },
];

// #region preview
const getTreeDataPath: DataGridProProps<Place>['getTreeDataPath'] = (row) =>
  row.path;

export default function ZooMap() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        aria-label="Places of the zoo"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
