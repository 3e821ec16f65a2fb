import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabelInput,
  useTreeItemUtils,
  type TreeItemLabelInputProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

interface Sensor {
  id: string;
  label: string;
  children?: Sensor[];
}

const sensors: Sensor[] = [
  {
    id: 'north',
    label: 'North house',
    children: [
      { id: 'north-1', label: 'Basil bench' },
      { id: 'north-2', label: 'Tomato row' },
      { id: 'north-3', label: 'Door' },
    ],
  },
];

type InputEvent<Event> = Event & TreeViewCancellableEvent;

interface CheckedInputProps extends TreeItemLabelInputProps {
  getProblem: (label: string) => string | null;
}

// #region preview
/** The text field, with the error message below it. */
function CheckedInput({ getProblem, ...props }: CheckedInputProps) {
  const problemId = React.useId();
  const problem = getProblem(props.value ?? '');

  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <TreeItemLabelInput
        {...props}
        aria-label="Name of the sensor"
        aria-invalid={problem !== null}
        aria-describedby={problemId}
      />
      <Typography id={problemId} variant="caption" color="error" role="alert">
        {problem}
      </Typography>
    </Box>
  );
}

const slots = { labelInput: CheckedInput };

function SensorItem(props: TreeItemProps) {
  const { itemId } = props;
  const { interactions, publicAPI } = useTreeItemUtils({ itemId });

  const getProblem = (text: string) => {
    const label = text.trim().toLowerCase();
    const siblings = publicAPI
      .getItemOrderedChildrenIds(publicAPI.getParentId(itemId))
      .filter((id) => id !== itemId)
      .map((id) => (publicAPI.getItem(id) as Sensor).label.toLowerCase());
    if (label === '') {
      return 'A sensor needs a name.';
    }
    return siblings.includes(label) ? 'Another sensor has this name.' : null;
  };

  const labelInput = {
    getProblem,
    onKeyDown: (event: InputEvent<React.KeyboardEvent<HTMLInputElement>>) => {
      if (event.key === 'Enter' && getProblem(event.currentTarget.value) !== null) {
        event.defaultMuiPrevented = true; // stay in the field
      }
    },
    onBlur: (event: InputEvent<React.FocusEvent<HTMLInputElement>>) => {
      if (getProblem(event.currentTarget.value) !== null) {
        event.defaultMuiPrevented = true;
        interactions.toggleItemEditing(); // closes the field
      }
    },
  };

  return <TreeItem {...props} slots={slots} slotProps={{ labelInput }} />;
}
// #endregion preview

const itemSlots = { item: SensorItem };

function rename(items: Sensor[], itemId: string, label: string): Sensor[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}

export default function UniqueSensors() {
  const [items, setItems] = React.useState(sensors);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 152 }}>
      <RichTreeView
        aria-label="Greenhouse sensors"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setItems((current) => rename(current, itemId, label.trim()))
        }
        defaultExpandedItems={['north']}
        slots={itemSlots}
      />
    </Box>
  );
}
