import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { library, type Shelf, type ShelfLabelProps } from './shelves';

// #region preview
function ShelfLabel({ name, icon: Icon, loans }: ShelfLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {loans ? <Chip size="small" label={`${loans} on loan`} /> : null}
      <Icon fontSize="small" color="action" />
    </Box>
  );
}

function renderShelf({ id, shelves, ...labelProps }: Shelf) {
  return (
    <TreeItem key={id} itemId={id} label={<ShelfLabel {...labelProps} />}>
      {shelves?.map(renderShelf)}
    </TreeItem>
  );
}
// #endregion preview

export default function LibraryLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Library shelves"
        defaultExpandedItems={['reading']}
      >
        {library.map(renderShelf)}
      </SimpleTreeView>
    </Box>
  );
}
