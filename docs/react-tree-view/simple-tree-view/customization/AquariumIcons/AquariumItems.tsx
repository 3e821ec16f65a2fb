import MedicalServicesIcon from '@mui/icons-material/MedicalServices';
import { TreeItem } from '@mui/x-tree-view';

export function AquariumItems() {
  return (
    <>
      <TreeItem itemId="reef" label="Reef tank">
        <TreeItem itemId="clownfish" label="Clownfish" />
        <TreeItem itemId="wrasse" label="Cleaner wrasse" />
        <TreeItem itemId="anemone" label="Anemone" slots={{ endIcon: null }} />
      </TreeItem>
      <TreeItem itemId="river" label="River tank">
        <TreeItem itemId="tetra" label="Neon tetra" />
      </TreeItem>
      <TreeItem
        itemId="ward"
        label="Ward tank"
        slots={{ icon: MedicalServicesIcon }}
      >
        <TreeItem itemId="puffer" label="Puffer, under treatment" />
      </TreeItem>
    </>
  );
}
