import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { packing, takeOut } from './packing';
import styles from './PackingList.module.css';

const RemoveContext = React.createContext<(itemId: string) => void>(() => {});

// #region preview
interface ThingLabelProps {
  itemId: string;
  className?: string;
  children?: string;
  onDoubleClick?: React.MouseEventHandler;
}

function ThingLabel({
  itemId,
  className,
  children,
  onDoubleClick,
}: ThingLabelProps) {
  const remove = React.useContext(RemoveContext);
  return (
    <div className={`${className} ${styles.label}`} onDoubleClick={onDoubleClick}>
      <span className={styles.name}>{children}</span>
      <IconButton
        aria-label={`Take out ${children}`}
        size="small"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          remove(itemId);
        }}
        className={styles.remove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
}

const ThingItem = React.forwardRef(function ThingItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId } = props;
  const remove = React.useContext(RemoveContext);
  return (
    <TreeItem
      {...props}
      ref={ref}
      // Key events from nested items also arrive here.
      onKeyDown={(event) => {
        if (event.key === 'Delete' && event.target === event.currentTarget) {
          remove(itemId);
        }
      }}
      slots={{ ...props.slots, label: ThingLabel }}
      slotProps={{
        ...props.slotProps,
        label: { itemId } as ThingLabelProps,
      }}
    />
  );
});
// #endregion preview

export default function PackingList() {
  const [things, setThings] = React.useState(packing);
  const [message, setMessage] = React.useState('Nothing taken out yet');

  const remove = React.useCallback((itemId: string) => {
    setThings((all) => takeOut(all, itemId));
    setMessage(`Taken out: ${itemId}`);
  }, []);

  return (
    <div className={styles.root}>
      <RemoveContext.Provider value={remove}>
        <RichTreeView
          aria-label="Packing list"
          items={things}
          defaultExpandedItems={['tent-bag', 'kitchen-box']}
          classes={{ itemContent: styles.row }}
          slots={{ item: ThingItem }}
        />
      </RemoveContext.Provider>
      <Typography variant="body2" role="status" className={styles.status}>
        {message}
      </Typography>
    </div>
  );
}
