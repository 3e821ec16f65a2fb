import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Taxon {
  id: string;
  label: string;
  children?: Taxon[];
}

const butterflies: Taxon[] = [
  {
    id: 'whites',
    label: 'Whites',
    children: [
      { id: 'brimstone', label: 'Brimstone' },
      { id: 'orange-tip', label: 'Orange tip' },
    ],
  },
  {
    id: 'blues',
    label: 'Blues',
    children: [{ id: 'holly-blue', label: 'Holly blue' }],
  },
];

// #region preview
const isItemSelectionDisabled = (taxon: Taxon) => taxon.children !== undefined;

export default function SpeciesOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Butterflies seen"
        items={butterflies}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isItemSelectionDisabled}
        defaultExpandedItems={['whites', 'blues']}
        defaultSelectedItems={['brimstone']}
      />
    </Box>
  );
}
// #endregion preview
