import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface StorageNode {
  code: string;
  name: string;
  contents?: StorageNode[];
}

const storage: StorageNode[] = [
  {
    code: 'r1',
    name: 'Room 1, minerals',
    contents: [
      {
        code: 'r1-c1',
        name: 'Cabinet 1, quartz',
        contents: [
          { code: 'r1-c1-d1', name: 'Drawer 1, amethyst' },
          { code: 'r1-c1-d2', name: 'Drawer 2, citrine' },
        ],
      },
      { code: 'r1-c2', name: 'Cabinet 2, feldspar', contents: [] },
    ],
  },
  {
    code: 'r2',
    name: 'Room 2, shells',
    contents: [{ code: 'r2-c1', name: 'Cabinet 1, limpets' }],
  },
];

// #region preview
function renderNode(node: StorageNode) {
  return (
    <TreeItem key={node.code} itemId={node.code} label={node.name}>
      {node.contents?.map(renderNode)}
    </TreeItem>
  );
}
// #endregion preview

export default function DrawersFromData() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView
        aria-label="Museum storage"
        defaultExpandedItems={['r1', 'r1-c1']}
      >
        {storage.map(renderNode)}
      </SimpleTreeView>
    </Box>
  );
}
