import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemLabelInputProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { tins } from './tins';

const MAX_LENGTH = 20;

interface TinInputProps extends TreeItemLabelInputProps {
  className?: string;
  'aria-label'?: string;
  onSave: (event: React.MouseEvent, label: string) => void;
  onCancel: (event: React.MouseEvent) => void;
}

// #region preview
function TinInput(props: TinInputProps) {
  const { value = '', onSave, onCancel } = props;
  const elementProps = {
    'data-element': props['data-element'], // marks key and blur events as part of editing
    'aria-label': props['aria-label'],
    maxLength: MAX_LENGTH,
  };
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();

  return (
    <Box
      className={props.className}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexGrow: 1,
        minWidth: 0,
        my: '-2px',
      }}
    >
      <InputBase
        autoFocus={props.autoFocus}
        onBlur={props.onBlur}
        onChange={props.onChange}
        onKeyDown={props.onKeyDown}
        value={value}
        slotProps={{ input: elementProps }}
        endAdornment={
          <Box sx={{ color: 'text.secondary', fontSize: 12, px: 1 }}>
            {value.length}/{MAX_LENGTH}
          </Box>
        }
        sx={{
          flexGrow: 1,
          paddingInlineStart: 1,
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'primary.main',
          '& input': { padding: 0 },
        }}
      />
      {/* Without keepFocus, pressing the button would blur the field, which saves. */}
      <IconButton
        aria-label="Save"
        size="small"
        tabIndex={-1}
        disabled={value === ''}
        onMouseDown={keepFocus}
        onClick={(event) => onSave(event, value)}
      >
        <CheckIcon fontSize="inherit" />
      </IconButton>
      <IconButton
        aria-label="Cancel"
        size="small"
        tabIndex={-1}
        onMouseDown={keepFocus}
        onClick={onCancel}
      >
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
// #endregion preview

const tinSlots = { labelInput: TinInput };

function TinItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const labelInput = {
    'aria-label': 'Text on the tin',
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };
  return <TreeItem {...props} slots={tinSlots} slotProps={{ labelInput }} />;
}

const slots = { item: TinItem };

export default function TeaTins() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 144 }}>
      <RichTreeView
        aria-label="Tea tins"
        items={tins}
        isItemEditable
        defaultExpandedItems={['black']}
        slots={slots}
      />
    </Box>
  );
}
