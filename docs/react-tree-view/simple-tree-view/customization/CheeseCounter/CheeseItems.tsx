import { TreeItem } from '@mui/x-tree-view';

export function CheeseItems() {
  return (
    <>
      <TreeItem itemId="hard" label="Hard">
        <TreeItem itemId="comte" label="Comté, 18 months" />
        <TreeItem itemId="pecorino" label="Pecorino" />
      </TreeItem>
      <TreeItem itemId="soft" label="Soft">
        <TreeItem itemId="brie" label="Brie" />
        <TreeItem itemId="goat" label="Goat log" />
      </TreeItem>
    </>
  );
}
