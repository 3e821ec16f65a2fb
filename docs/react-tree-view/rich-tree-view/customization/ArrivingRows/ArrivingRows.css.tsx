import { RichTreeView } from '@mui/x-tree-view';
import styles from './ArrivingRows.module.css';
import { flights } from './flights';

// #region preview
const slotProps = { item: { className: styles.row } };

export default function ArrivingRows() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Flights this morning"
        items={flights}
        slotProps={slotProps}
      />
    </div>
  );
}
// #endregion preview
