import Box from '@mui/material/Box';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { AquariumItems } from './AquariumItems';
import { FishIcon, LidIcon, OpenTankIcon } from './tankIcons';

// #region preview
const slots = {
  expandIcon: LidIcon,
  collapseIcon: OpenTankIcon,
  endIcon: FishIcon,
};

export default function AquariumIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Aquarium tanks"
        defaultExpandedItems={['reef']}
        slots={slots}
        sx={{
          [`& .${treeItemClasses.iconContainer}`]: {
            width: 24,
            color: 'text.secondary',
            '& svg': { fontSize: 22 },
          },
          [`& [data-expanded] > .${treeItemClasses.iconContainer}`]: {
            color: 'primary.main',
          },
        }}
      >
        <AquariumItems />
      </SimpleTreeView>
    </Box>
  );
}
// #endregion preview
