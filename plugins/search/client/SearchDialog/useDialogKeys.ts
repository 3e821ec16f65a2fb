import type { KeyboardEvent, RefObject } from 'react';
import { matchesKeys } from '@site/plugins/shortcuts/client';
import { moveFocus } from './moveFocus';

interface DialogKeys {
  input: RefObject<HTMLInputElement | null>;
  hasText: boolean;
  onClear: () => void;
  /** Enter in the field. */
  onSubmit: (inNewTab: boolean) => void;
  /** A key in the field, without a modifier; returns whether it moved the cursor. */
  onMove: (key: string) => boolean;
}

/** Safari sends the Enter that ends a composition after the composition's end. */
const COMPOSING_KEY_CODE = 229;

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** Whether a key writes a character; the space belongs to the button in focus. */
function writes(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** The keys of the search dialog. What it does not know is the browser's. */
export function useDialogKeys(keys: DialogKeys): (event: KeyboardEvent) => void {
  const { input, hasText, onClear, onSubmit, onMove } = keys;

  function handleFieldKey(event: KeyboardEvent): boolean {
    if (event.key === 'Enter') {
      onSubmit(event.ctrlKey || event.metaKey);
      return true;
    }
    return !hasModifier(event) && onMove(event.key);
  }

  function handleKey(event: KeyboardEvent): boolean {
    const isInField = event.target === input.current;
    if (event.key === 'Escape' && hasText) {
      onClear();
      return true;
    }
    if (matchesKeys(event.nativeEvent, 'Mod+k')) {
      input.current?.focus();
      input.current?.select();
      return true;
    }
    if (isInField && handleFieldKey(event)) {
      return true;
    }
    if (!isInField && writes(event)) {
      // The character follows the focus into the field.
      input.current?.focus();
      return false;
    }
    return moveFocus(event.currentTarget, event.key);
  }

  return (event) => {
    if (!isComposing(event) && handleKey(event)) {
      event.preventDefault();
    }
  };
}
