import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  TreeItemLabelInput,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const hives = [
  {
    id: 'orchard',
    label: 'Orchard',
    children: [
      { id: 'hive-1', label: 'Hive 1' },
      { id: 'hive-2', label: 'Hive 2' },
    ],
  },
  { id: 'meadow', label: 'Meadow', children: [{ id: 'hive-3', label: 'Hive 3' }] },
];

// #region preview
interface HiveLabelProps {
  onEdit: () => void;
  editable?: boolean;
  children?: string;
}

function HiveLabel({ onEdit, children, ...other }: HiveLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {other.editable && (
        <IconButton
          aria-label={`Rename ${children}`}
          size="small"
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            onEdit();
          }}
          sx={{ p: 0.25 }}
        >
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </TreeItemLabel>
  );
}

interface HiveInputProps {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
  value?: string;
}

/** Keeps the focus in the input while a button is pressed, because a blur would save. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

function HiveInput({ onSave, onCancel, ...input }: HiveInputProps) {
  const name = (input.value ?? '').trim();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <TreeItemLabelInput {...input} aria-label="New name" maxLength={20} />
      <IconButton
        aria-label="Save"
        size="small"
        tabIndex={-1}
        disabled={name === ''}
        onMouseDown={keepFocus}
        onClick={(event) => {
          event.stopPropagation();
          onSave(event, name);
        }}
        sx={{ p: 0.25 }}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label="Cancel"
        size="small"
        tabIndex={-1}
        onMouseDown={keepFocus}
        onClick={(event) => {
          event.stopPropagation();
          onCancel(event);
        }}
        sx={{ p: 0.25 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const HiveItem = React.forwardRef(function HiveItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });
  const labelProps: HiveLabelProps = { onEdit: interactions.toggleItemEditing };
  const inputProps: HiveInputProps = {
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, label: HiveLabel, labelInput: HiveInput }}
      slotProps={{
        ...props.slotProps,
        label: labelProps as object,
        labelInput: inputProps as object,
      }}
    />
  );
});
// #endregion preview

const isHive = (item: { id: string }) => item.id.startsWith('hive');

export default function RenameInRow() {
  const [message, setMessage] = React.useState('Nothing renamed yet');

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 250 }}>
      <RichTreeView
        aria-label="Beehives"
        items={hives}
        isItemEditable={isHive}
        onItemLabelChange={(itemId, label) =>
          setMessage(`${itemId} is now ${label}`)
        }
        defaultExpandedItems={['orchard', 'meadow']}
        slots={{ item: HiveItem }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
