import { SimpleTreeView } from '@mui/x-tree-view';
import styles from './AquariumIcons.module.css';
import { AquariumItems } from './AquariumItems';
import { FishIcon, LidIcon, OpenTankIcon } from './tankIcons';

// #region preview
const slots = {
  expandIcon: LidIcon,
  collapseIcon: OpenTankIcon,
  endIcon: FishIcon,
};

const classes = { itemIconContainer: styles.icon };

export default function AquariumIcons() {
  return (
    <div className={styles.root}>
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
