import { useSyncExternalStore } from 'react';
import { createListeners } from '@site/src/utils/createListeners';

export interface OpenState {
  /** Opens it from anywhere, such as a keyboard shortcut; browser only. */
  open: () => void;
  /** Whether it is open, live, and what opens or closes it. */
  useOpen: () => [isOpen: boolean, setOpen: (isOpen: boolean) => void];
}

/**
 * Whether a dialog of the page is open, closed at first. The state is outside of React: a
 * context that changes above a demo which still waits to hydrate would make React throw
 * its HTML away.
 */
export function createOpenState(): OpenState {
  const { subscribe, notify } = createListeners();
  let current = false;

  function setOpen(isOpen: boolean): void {
    if (isOpen !== current) {
      current = isOpen;
      notify();
    }
  }

  function useOpen(): ReturnType<OpenState['useOpen']> {
    const isOpen = useSyncExternalStore(
      subscribe,
      () => current,
      () => false,
    );
    return [isOpen, setOpen];
  }

  return { open: () => setOpen(true), useOpen };
}
