export { default as ShortcutsButton } from './Button';
export { formatKeys } from './formatKeys';
export { default as Shortcuts } from './Shortcuts';
export { matchesKeys } from './matchesKeys';
export { registerShortcut } from './registry';
export { useShortcut } from './useShortcut';
