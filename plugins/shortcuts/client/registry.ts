import type { LabelKey } from '@site/src/i18n/types';
import { createListeners } from '@site/src/utils/createListeners';
import { matchesKeys } from './matchesKeys';
import { isTyping } from './isTyping';

export interface Shortcut {
  /**
   * Keys that do the same: a character such as `n` or `?`, as the reader's layout writes
   * it, or one with `Mod+`, which is ⌘ on Apple's keyboards and Ctrl on others.
   */
  keys: readonly string[];
  /** Says what the shortcut does, in the list of shortcuts. */
  labelKey: LabelKey;
  run: () => void;
}

const listeners = createListeners();
let shortcuts: readonly Shortcut[] = [];

function setShortcuts(next: readonly Shortcut[]): void {
  shortcuts = next;
  listeners.notify();
}

/**
 * Registers a shortcut for as long as its control is on the page; browser only.
 *
 * @returns what takes it back
 * @throws when another shortcut has one of the keys
 */
export function registerShortcut(shortcut: Shortcut): () => void {
  const rival = shortcuts.find(({ keys }) =>
    keys.some((key) => shortcut.keys.includes(key)),
  );
  if (rival !== undefined) {
    throw new Error(
      `The shortcuts "${rival.labelKey}" (${rival.keys.join(', ')}) and "${shortcut.labelKey}" (${shortcut.keys.join(', ')}) share a key. Give one of them another, where it calls registerShortcut or useShortcut.`,
    );
  }
  setShortcuts([...shortcuts, shortcut]);
  return () => setShortcuts(shortcuts.filter((other) => other !== shortcut));
}

/** The shortcuts of the page at hand; the same array until one comes or goes. */
export function getShortcuts(): readonly Shortcut[] {
  return shortcuts;
}

/** Calls back when a shortcut comes or goes; returns the function that stops it. */
export const subscribeToShortcuts = listeners.subscribe;

/**
 * Runs the shortcut of a key, unless something else has handled the event or it belongs
 * to what the reader is in.
 *
 * @param withSingleKeys whether keys without a modifier may act
 */
export function runShortcut(event: KeyboardEvent, withSingleKeys: boolean): void {
  const shortcut = shortcuts.find(({ keys }) =>
    keys.some(
      (key) => (withSingleKeys || key.startsWith('Mod+')) && matchesKeys(event, key),
    ),
  );
  if (shortcut !== undefined && !event.defaultPrevented && !isTyping(event)) {
    event.preventDefault();
    shortcut.run();
  }
}
