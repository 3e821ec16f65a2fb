/** Who wants to know of changes of a state that is outside of React. */
export interface Listeners {
  /** Calls back after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Tells them of a change. */
  notify: () => void;
}

/** Creates the listeners of a state, as `useSyncExternalStore` wants them. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}
