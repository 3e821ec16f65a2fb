import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { chosen, origins } from './origins';

export default function CoffeeOrigins() {
  return (
    <Box sx={{ width: '100%', minHeight: 288 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Coffees on offer"
        items={origins}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={origins.map(({ id }) => id)}
        defaultSelectedItems={chosen}
        itemChildrenIndentation={24}
      />
      {/* #endregion preview */}
    </Box>
  );
}
