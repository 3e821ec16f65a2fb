import { useCallback, useEffect, useRef, useState } from 'react';

/** From here on a demo scrolls in its frame; its code could ask for any height. */
const MAX_HEIGHT = 2000;

/**
 * The height of a frame, between its minimum and 2,000 pixels. Of the heights that come
 * within an animation frame only the last one takes effect.
 *
 * @param minHeight in pixels
 * @returns the height in pixels, and what to call with each height that is asked for
 */
export function useFrameHeight(
  minHeight: number,
): [height: number, ask: (height: number) => void] {
  const [height, setHeight] = useState(minHeight);
  const latest = useRef(minHeight);
  const request = useRef<number>(undefined);
  const ask = useCallback((next: number) => {
    latest.current = next;
    request.current ??= window.requestAnimationFrame(() => {
      request.current = undefined;
      setHeight(latest.current);
    });
  }, []);
  useEffect(
    () => () => {
      if (request.current !== undefined) {
        window.cancelAnimationFrame(request.current);
        request.current = undefined;
      }
    },
    [],
  );
  return [Math.min(Math.max(height, minHeight), MAX_HEIGHT), ask];
}
