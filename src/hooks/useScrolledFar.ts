import { useSyncExternalStore } from 'react';

/** How many screens down counts as far. */
const SCREENS = 2;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled by more than two screens; false on the server. */
export function useScrolledFar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCREENS * window.innerHeight,
    () => false,
  );
}
