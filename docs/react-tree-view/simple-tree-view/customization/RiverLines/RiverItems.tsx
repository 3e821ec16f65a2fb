import { TreeItem } from '@mui/x-tree-view';

export function RiverItems() {
  return (
    <TreeItem itemId="marren" label="Marren, to the sea">
      <TreeItem itemId="aske" label="Aske">
        <TreeItem itemId="upper-aske" label="Upper Aske" />
        <TreeItem itemId="mill-brook" label="Mill Brook" />
      </TreeItem>
      <TreeItem itemId="lorn" label="Lorn">
        <TreeItem itemId="white-lorn" label="White Lorn" />
      </TreeItem>
      <TreeItem itemId="tarn-beck" label="Tarn Beck" />
    </TreeItem>
  );
}
