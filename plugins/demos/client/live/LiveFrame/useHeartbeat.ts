import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Time between two pings, in milliseconds. */
const INTERVAL = 1000;

/** So many pings without an answer mean a frame that is stuck. */
const PATIENCE = 3;

/**
 * Asks a frame each second whether it still answers. Pings are counted, not seconds: a
 * background tab's timers run late, and that is no fault of the frame.
 *
 * @param active whether the frame has started
 * @returns what to call at each answer
 */
export function useHeartbeat(
  active: boolean,
  ping: () => void,
  onStuck: () => void,
): () => void {
  const unanswered = useRef(0);
  const beat = useEffectEvent(() => {
    if (unanswered.current >= PATIENCE) {
      onStuck();
    } else {
      unanswered.current += 1;
      ping();
    }
  });
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const timer = window.setInterval(() => beat(), INTERVAL);
    return () => window.clearInterval(timer);
  }, [active]);
  return useCallback(() => {
    unanswered.current = 0;
  }, []);
}
