import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

interface Valve {
  id: string;
  label: string;
  rusty?: boolean;
  children?: Valve[];
}

const valves: Valve[] = [
  {
    id: 'north',
    label: 'North main',
    children: [
      { id: 'n1', label: 'Valve N1' },
      { id: 'n2', label: 'Valve N2', rusty: true },
    ],
  },
  { id: 'south', label: 'South main', children: [{ id: 's1', label: 'Valve S1' }] },
];

const isRusty = (valve: Valve) => valve.rusty === true;
const isNamed = (valve: Valve) => valve.children === undefined;

// #region preview
interface StatusLabelProps {
  words: string;
  children?: React.ReactNode;
}

function StatusLabel({ words, children, ...other }: StatusLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      <Typography variant="caption" color="textSecondary" display="block">
        {words || 'nothing'}
      </Typography>
    </TreeItemLabel>
  );
}

const StatusItem = React.forwardRef(function StatusItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  const words = Object.entries(status)
    .filter(([, isSet]) => isSet)
    .map(([name]) => name)
    .join(', ');

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, label: StatusLabel }}
      slotProps={{ ...props.slotProps, label: { words } as StatusLabelProps }}
    />
  );
});
// #endregion preview

export default function LiveStatus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 240 }}>
      <RichTreeView
        aria-label="Valves"
        items={valves}
        isItemDisabled={isRusty}
        isItemEditable={isNamed}
        defaultExpandedItems={['north']}
        defaultSelectedItems="n1"
        slots={{ item: StatusItem }}
      />
    </Box>
  );
}
