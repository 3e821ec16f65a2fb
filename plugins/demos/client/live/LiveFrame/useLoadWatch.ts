import { useEffect, useEffectEvent, useState } from 'react';

/** Time that a loaded frame has to report for work, in milliseconds. */
const START_LIMIT = 10_000;

/**
 * Watches which document a frame has: the portal's own, which reports for work, and no
 * other after it.
 *
 * @param ready whether the frame has reported
 * @param onEnd called with `failed` for a document that doesn't report in time, and
 *   with `left` for a second document
 * @returns what to call at each load of the frame
 */
export function useLoadWatch(
  ready: boolean,
  onEnd: (reason: 'failed' | 'left') => void,
): () => void {
  const [loaded, setLoaded] = useState(false);
  const fail = useEffectEvent(() => onEnd('failed'));
  useEffect(() => {
    if (!loaded || ready) {
      return undefined;
    }
    const timer = window.setTimeout(() => fail(), START_LIMIT);
    return () => window.clearTimeout(timer);
  }, [loaded, ready]);
  return () => {
    if (loaded) {
      onEnd('left');
    }
    setLoaded(true);
  };
}
