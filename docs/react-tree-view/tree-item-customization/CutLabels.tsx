import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const rules = [
  {
    id: 'locks',
    label: 'Locks and weirs',
    children: [
      { id: 'wait', label: 'Wait outside until the lower gates are fully open' },
      { id: 'ropes', label: 'Never tie a rope' },
    ],
  },
  {
    id: 'moor',
    label: 'Mooring overnight on the towpath side of the canal',
    children: [{ id: 'stay', label: 'No longer than two nights in one place' }],
  },
];

// #region preview
interface CutLabelProps {
  isFocused: boolean;
  children?: string;
}

function CutLabel({ isFocused, children, ...other }: CutLabelProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = React.useState(false);
  const [isCut, setIsCut] = React.useState(false);

  React.useEffect(() => {
    const label = ref.current;
    if (label === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setIsCut(label.scrollWidth > label.clientWidth),
    );
    observer.observe(label);
    return () => observer.disconnect();
  }, []);

  return (
    <Tooltip
      title={isCut ? children : ''}
      describeChild
      open={isHovered || isFocused}
      onOpen={() => setIsHovered(true)}
      onClose={() => setIsHovered(false)}
    >
      <TreeItemLabel
        {...other}
        ref={ref}
        sx={{ whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
      >
        {children}
      </TreeItemLabel>
    </Tooltip>
  );
}

const RuleItem = React.forwardRef(function RuleItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, label: CutLabel }}
      slotProps={{
        ...props.slotProps,
        label: { isFocused: status.focused } as CutLabelProps,
      }}
    />
  );
});
// #endregion preview

export default function CutLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 260, minHeight: 168 }}>
      <RichTreeView
        aria-label="Rules of the canal"
        items={rules}
        defaultExpandedItems={['locks']}
        slots={{ item: RuleItem }}
      />
    </Box>
  );
}
