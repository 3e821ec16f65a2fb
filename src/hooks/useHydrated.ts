import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => undefined;
}

/**
 * Whether the page's markup is React's by now: false on the server and while its markup is
 * hydrated; true from the first render on for what appears later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
