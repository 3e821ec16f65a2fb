import { useSyncExternalStore } from 'react';

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
  const listeners = new Set<() => void>();
  let current = false;

  function setOpen(isOpen: boolean): void {
    if (isOpen !== current) {
      current = isOpen;
      listeners.forEach((listener) => listener());
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
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
