import { useEffect } from 'react';
import { addFirstText, getFirstText } from './state';

/** Whether a key writes a character. A space before any word means nothing, and belongs to buttons. */
function writes({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) {
  const isCharacter = key?.length === 1 && !(key === ' ' && getFirstText() === '');
  return isCharacter && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/**
 * Keeps what the reader types between opening the search and its arrival: it is meant for
 * the field, and as a shortcut it would lead elsewhere.
 *
 * @param isOpen whether the search is open, or about to be
 */
export function useTypedAhead(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') === null && writes(event)) {
        event.preventDefault();
        event.stopPropagation();
        addFirstText(event.key);
      }
    };
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [isOpen]);
}
