import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemProps,
  useRichTreeViewProApiRef,
  useTreeItemUtils,
} from '@mui/x-tree-view-pro';

const archive = [
  {
    id: 'unsorted',
    label: 'Unsorted',
    children: [
      { id: 'img-1', label: 'Heath at dawn' },
      { id: 'img-2', label: 'Old ferry' },
    ],
  },
  {
    id: 'landscapes',
    label: 'Landscapes',
    children: [
      { id: 'img-3', label: 'Dunes' },
      { id: 'img-4', label: 'Quarry lake' },
    ],
  },
  { id: 'ships', label: 'Ships', children: [{ id: 'img-5', label: 'Tug in fog' }] },
];

// #region preview
const OPEN_AFTER = 600; // ms

const OpeningTreeItem = React.forwardRef(function OpeningTreeItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItemUtils({ itemId, children });
  const isDragged = React.useRef(false);
  const hover = React.useRef({ since: 0, last: 0 });

  // Browsers repeat "dragover" while the pointer rests, at least every 350 ms.
  const openWhenHeld = ({ timeStamp }: React.DragEvent) => {
    if (timeStamp - hover.current.last > 500) {
      hover.current.since = timeStamp;
    }
    hover.current.last = timeStamp;
    if (!isDragged.current && timeStamp - hover.current.since > OPEN_AFTER) {
      publicAPI.setItemExpansion({ itemId, shouldBeExpanded: true });
    }
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      onDragStart={() => {
        isDragged.current = true;
      }}
      onDragEnd={() => {
        isDragged.current = false;
      }}
      slotProps={{ content: { onDragOver: openWhenHeld } }}
    />
  );
});
// #endregion preview

const slots = { item: OpeningTreeItem };

export default function OpenOnTheWay() {
  const apiRef = useRichTreeViewProApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 256 }}>
      <RichTreeViewPro
        aria-label="Photo archive"
        apiRef={apiRef}
        items={archive}
        slots={slots}
        defaultExpandedItems={['unsorted']}
        itemsReordering
        onItemPositionChange={({ newPosition: { parentId } }) => {
          // Shows what was dropped onto a closed album.
          if (parentId) {
            apiRef.current?.setItemExpansion({
              itemId: parentId,
              shouldBeExpanded: true,
            });
          }
        }}
      />
    </Box>
  );
}
