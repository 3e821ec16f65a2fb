/**
 * What keys belong to: fields, editors, the widgets that have keys of their own or a
 * search by typing, dialogs, and the running demos, whatever they are made of.
 */
const OWN_KEYS = [
  'input',
  'textarea',
  'select',
  'iframe',
  'dialog',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'alertdialog',
    'application',
    'combobox',
    'dialog',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'searchbox',
    'slider',
    'spinbutton',
    'textbox',
    'tree',
    'treegrid',
  ].map((role) => `[role="${role}"]`),
  '.demo',
].join();

/** What takes all keys while it is open, wherever the focus is. */
const OPEN_DIALOG = 'dialog[open], [aria-modal="true"]';

/**
 * Whether a key belongs to what the reader is in: a field, an editor, a menu, grid or
 * tree, a demo, an open dialog, or an input method. A shortcut of the page leaves it alone.
 *
 * @param event a `keydown` that has reached the document
 */
export function isTyping(event: KeyboardEvent): boolean {
  // The path leads into open shadow roots, where the event's target stops before them.
  const target = event.composedPath()[0];
  return (
    event.isComposing ||
    (target instanceof Element && target.closest(OWN_KEYS) !== null) ||
    document.querySelector(OPEN_DIALOG) !== null
  );
}
