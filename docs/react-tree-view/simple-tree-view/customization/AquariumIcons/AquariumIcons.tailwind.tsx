import { SimpleTreeView } from '@mui/x-tree-view';
import { AquariumItems } from './AquariumItems';
import { FishIcon, LidIcon, OpenTankIcon } from './tankIcons';

// #region preview
const slots = {
  expandIcon: LidIcon,
  collapseIcon: OpenTankIcon,
  endIcon: FishIcon,
};

const classes = {
  itemIconContainer:
    'w-6 text-muted [&_svg]:text-[22px] [[data-expanded]>&]:text-primary',
};

export default function AquariumIcons() {
  return (
    <div className="w-full max-w-[360px]">
      <SimpleTreeView
        aria-label="Aquarium tanks"
        classes={classes}
        defaultExpandedItems={['reef']}
        slots={slots}
      >
        <AquariumItems />
      </SimpleTreeView>
    </div>
  );
}
// #endregion preview
