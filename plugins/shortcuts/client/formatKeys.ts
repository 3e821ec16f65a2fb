/**
 * A shortcut's keys as they stand on the reader's keyboard, one by one.
 *
 *     formatKeys('Mod+k', true) // ['⌘', 'K']
 *
 * @param isApple whether ⌘ stands for Ctrl
 */
export function formatKeys(keys: string, isApple: boolean): string[] {
  const key = keys.slice(keys.startsWith('Mod+') ? 'Mod+'.length : 0).toUpperCase();
  return keys.startsWith('Mod+') ? [isApple ? '⌘' : 'Ctrl', key] : [key];
}
