import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface MineralClass {
  id: string;
  parentId: string | null;
  name: string;
  species: number;
}

const classes: MineralClass[] = [
  { id: 'c4', parentId: null, name: 'Oxides', species: 420 },
  { id: 'c9', parentId: null, name: 'Silicates', species: 1490 },
  { id: 'c91', parentId: 'c9', name: 'Other', species: 74 },
  { id: 'c92', parentId: 'c9', name: 'Chain silicates', species: 230 },
  { id: 'c41', parentId: 'c4', name: 'Other', species: 18 },
  { id: 'c921', parentId: 'c92', name: 'Pyroxenes', species: 28 },
];

// #region preview
function withPaths(items: MineralClass[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items.map((item) => {
    const path = [item.id];
    let parent = item.parentId === null ? undefined : byId.get(item.parentId);
    while (parent && !path.includes(parent.id)) {
      path.unshift(parent.id);
      parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
    }
    return { ...item, path };
  });
}

const rows = withPaths(classes);
type Row = (typeof rows)[number];

const getTreeDataPath: DataGridProProps<Row>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Row>['groupingColDef'] = {
  headerName: 'Class',
  width: 240,
  // The key is an id, so show and sort by the name instead.
  valueGetter: (_, row) => row.name,
  sortable: true,
};
// #endregion preview

const columns: GridColDef<Row>[] = [
  { field: 'species', headerName: 'Species', type: 'number', width: 110 },
];

export default function CatalogFromParents() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        aria-label="Classes of minerals"
        hideFooter
      />
    </Box>
  );
}
