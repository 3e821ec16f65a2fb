import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemLabelInputProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import styles from './TeaTins.module.css';
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
    className: styles.input,
  };
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();

  return (
    <div className={`${props.className} ${styles.editor}`}>
      <InputBase
        autoFocus={props.autoFocus}
        onBlur={props.onBlur}
        onChange={props.onChange}
        onKeyDown={props.onKeyDown}
        className={styles.field}
        value={value}
        slotProps={{ input: elementProps }}
        endAdornment={
          <span className={styles.count}>
            {value.length}/{MAX_LENGTH}
          </span>
        }
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
    </div>
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
    <div className={styles.root}>
      <RichTreeView
        aria-label="Tea tins"
        items={tins}
        isItemEditable
        defaultExpandedItems={['black']}
        slots={slots}
      />
    </div>
  );
}
