import Chip from '@mui/material/Chip';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { library, type Shelf, type ShelfLabelProps } from './shelves';

// #region preview
function ShelfLabel({ name, icon: Icon, loans }: ShelfLabelProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className="grow wrap-anywhere">{name}</span>
      {loans ? <Chip size="small" label={`${loans} on loan`} /> : null}
      <Icon fontSize="small" color="action" />
    </div>
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
    <div className="min-h-[136px] w-full max-w-[400px]">
      <SimpleTreeView
        aria-label="Library shelves"
        defaultExpandedItems={['reading']}
      >
        {library.map(renderShelf)}
      </SimpleTreeView>
    </div>
  );
}
