import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '@site/src/utils/copyText';

/** How long the outcome of a copy is shown where nothing else is asked, in milliseconds. */
export const DEFAULT_DURATION = 1200;

/** `idle` before a copy and when its outcome has been shown for long enough. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

export interface Copy {
  outcome: CopyOutcome;
  /** Copies a text; never rejects, since a failure is an outcome. */
  copy: (text: string) => Promise<void>;
}

/**
 * Copies a text and says, for a moment, how that went. A repeat starts the moment anew;
 * an unmount ends it.
 *
 * @param duration how long the outcome is shown, in milliseconds
 */
export function useCopy(duration = DEFAULT_DURATION): Copy {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<number | undefined>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  const copy = useCallback(
    async (text: string) => {
      const next = await copyText(text).then(
        () => 'copied' as const,
        () => 'failed' as const,
      );
      // The clipboard may have asked the reader first, who has left meanwhile.
      if (!mounted.current) {
        return;
      }
      window.clearTimeout(timer.current);
      setOutcome(next);
      timer.current = window.setTimeout(() => setOutcome('idle'), duration);
    },
    [duration],
  );

  return { outcome, copy };
}
