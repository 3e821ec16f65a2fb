import { TreeItem } from '@mui/x-tree-view';

export function CoinItems() {
  return (
    <TreeItem itemId="silver" label="Silver">
      <TreeItem itemId="denarius" label="Denarius">
        <TreeItem itemId="denarius-trajan" label="Trajan, 103" />
        <TreeItem itemId="denarius-hadrian" label="Hadrian, 119" />
      </TreeItem>
      <TreeItem itemId="groat" label="Groat" />
    </TreeItem>
  );
}
