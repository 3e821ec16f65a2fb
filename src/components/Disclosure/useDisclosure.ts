import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * The item that a key leads to from the one at `index`.
 *
 * @param index -1 where the focus is on the button above the items
 * @returns undefined for a key of no concern
 */
export function getNextItem(
  key: string,
  index: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** The state and the handlers of a button that opens a list of links. */
export interface DisclosureState {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * A disclosure of links, with the arrow keys as an extra: Escape closes it and goes back
 * to its button, and it closes when the focus or a press goes elsewhere.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function useDisclosure(): DisclosureState {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) {
        setIsOpen(false);
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function move(event: KeyboardEvent) {
    const links = [...ref.current!.querySelectorAll<HTMLElement>('a[href]')];
    const index = links.indexOf(document.activeElement as HTMLElement);
    const next = getNextItem(event.key, index, links.length);
    if (next === undefined) {
      return;
    }
    event.preventDefault();
    // A link that isn't shown takes no focus.
    flushSync(() => setIsOpen(true));
    links[next]?.focus();
  }

  return {
    ref,
    isOpen,
    toggle: () => setIsOpen((wasOpen) => !wasOpen),
    close: () => setIsOpen(false),
    onKeyDown(event) {
      if (event.key !== 'Escape') {
        move(event);
      } else if (isOpen) {
        // The key has done its work: a dialog around it stays open.
        event.stopPropagation();
        setIsOpen(false);
        ref.current!.querySelector('button')?.focus();
      }
    },
    onBlur({ relatedTarget }) {
      // Nothing is focused next when the window itself goes to the back.
      if (relatedTarget !== null && !ref.current?.contains(relatedTarget)) {
        setIsOpen(false);
      }
    },
  };
}
