import { TreeItem } from '@mui/x-tree-view';

export function WardItems() {
  return (
    <>
      <TreeItem itemId="north" label="North ward">
        <TreeItem itemId="room-11" label="Room 11" />
        <TreeItem itemId="room-12" label="Room 12" />
        <TreeItem itemId="room-13" label="Room 13, being painted" disabled />
      </TreeItem>
      <TreeItem itemId="south" label="South ward">
        <TreeItem itemId="room-21" label="Room 21" />
      </TreeItem>
    </>
  );
}
