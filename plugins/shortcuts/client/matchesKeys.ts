import { isApplePlatform } from '@site/src/utils/isApplePlatform';

const MODIFIER = 'Mod+';

/**
 * Whether an event is the press of a shortcut's keys, with no other modifier; a key that
 * is held down is pressed once.
 *
 * @param keys a character, or `Mod+` and a character
 */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const withModifier = keys.startsWith(MODIFIER);
  const key = withModifier ? keys.slice(MODIFIER.length) : keys;
  const isApple = isApplePlatform();
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  return (
    // A browser's autofill sends the event without a key. Caps lock changes nothing.
    event.key?.toLowerCase() === key.toLowerCase() &&
    event.metaKey === (withModifier && isApple) &&
    event.ctrlKey === (withModifier && !isApple) &&
    !event.altKey &&
    !event.repeat &&
    // Many layouts write a sign such as `?` with Shift.
    !(isLetter && event.shiftKey)
  );
}
