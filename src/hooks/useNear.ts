import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport counts as near: half a screen of 720 px ahead of the reader. */
const MARGIN = '360px 0px';

/**
 * Whether an element has come near the viewport; once true it stays true.
 *
 * @returns the ref to put on the element, and the answer
 */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
