import { useEffect, useRef, useState, type RefObject } from 'react';

/** Share of an element that has to be in view before a scroll wakes it. */
const SHARE_IN_VIEW = 0.35;

/**
 * Whether the reader has turned to an element: pointed at it, touched it, moved the focus
 * to it, or scrolled to it. Being in view when the page opens is not enough. Once true it
 * stays true.
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
    const listening = new AbortController();
    const { signal } = listening;
    const wake = () => setWoken(true);
    for (const event of ['pointerenter', 'pointerdown', 'focusin'] as const) {
      element.addEventListener(event, wake, { signal });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          wake();
        }
      },
      { threshold: SHARE_IN_VIEW },
    );
    signal.addEventListener('abort', () => observer.disconnect());
    const observe = () => observer.observe(element);
    window.addEventListener('scroll', observe, {
      signal,
      once: true,
      passive: true,
    });
    if (window.scrollY > 0) {
      // The browser has put the reader back to where they were.
      observe();
    }
    return () => listening.abort();
  }, [woken]);
  return [ref, woken];
}
