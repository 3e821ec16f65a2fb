import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function GardenBeds() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      {/* #region preview */}
      <SimpleTreeView aria-label="Garden beds" defaultExpandedItems={['glasshouse']}>
        <TreeItem itemId="glasshouse" label="Glasshouse">
          <TreeItem itemId="glasshouse-ferns" label="Ferns" />
          <TreeItem itemId="glasshouse-orchids" label="Orchids" />
          <TreeItem itemId="glasshouse-cacti" label="Cacti" />
        </TreeItem>
        <TreeItem itemId="orchard" label="Orchard">
          <TreeItem itemId="orchard-quince" label="Quince" />
          <TreeItem itemId="orchard-medlar" label="Medlar" />
        </TreeItem>
        <TreeItem itemId="compost" label="Compost yard" />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
