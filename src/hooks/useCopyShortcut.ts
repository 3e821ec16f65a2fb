import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The attribute of a block that the shortcut copies. */
const BLOCK = '[data-code-block]';

/**
 * Widgets with a meaning of their own for the shortcut. They act on it without marking
 * the event as handled: a focused grid copies its cell, an editor its line.
 */
const OWN_COPYING =
  '[role="grid"], [role="treegrid"], [contenteditable]:not([contenteditable="false"])';

function isCopyShortcut(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey !== event.metaKey &&
    // A browser's autofill sends the event without a key.
    event.key?.toLowerCase() === 'c' &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Whether text is selected, in the page or in the field that has the focus. */
function hasSelection(): boolean {
  // Firefox leaves fields out of the document's selection.
  const field = document.activeElement;
  return (
    Boolean(window.getSelection()?.toString()) ||
    ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.selectionStart !== field.selectionEnd)
  );
}

/** The block that the shortcut is about: the focused one, else the one under the pointer. */
function getCurrentBlock(): Element | null {
  const focused = document.activeElement;
  if (focused?.closest(OWN_COPYING)) {
    return null;
  }
  return focused?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`);
}

/**
 * Calls back when the reader presses Ctrl+C or ⌘C on a block of code, by focus or by
 * pointer, and nothing else is there to be copied: no selected text, no grid or editor
 * in focus. An event that something has handled, or with Shift or Alt, is left alone.
 *
 * @param block the element, which carries the attribute `data-code-block`; undefined
 *   turns the shortcut off
 */
export function useCopyShortcut(
  block: RefObject<HTMLElement | null> | undefined,
  onCopy: () => void,
): void {
  const handleCopy = useEffectEvent(onCopy);
  useEffect(() => {
    if (block === undefined) {
      return undefined;
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCopyShortcut(event) || hasSelection()) {
        return;
      }
      if (block.current !== null && getCurrentBlock() === block.current) {
        event.preventDefault();
        handleCopy();
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [block]);
}
