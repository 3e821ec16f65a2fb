import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the reader has turned to an element: moved the pointer over it, touched it or
 * moved the focus to it. Being in view is not enough, nor is lying below a pointer at rest. Once true it stays true.
 *
 * @returns the ref to put on the element, and the answer
 */
export function useWoken<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [woken, setWoken] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (woken || element === null) {
      return undefined;
    }
    if (element.matches(':focus-within')) {
      // The reader was faster than the page's script.
      setWoken(true);
      return undefined;
    }
    const listening = new AbortController();
    for (const event of ['pointermove', 'pointerdown', 'focusin'] as const) {
      element.addEventListener(event, () => setWoken(true), {
        signal: listening.signal,
      });
    }
    return () => listening.abort();
  }, [woken]);
  return [ref, woken];
}
