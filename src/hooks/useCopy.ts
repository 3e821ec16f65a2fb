import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '@site/src/utils/copyText';

/** How long the outcome of a copy is shown, in milliseconds. */
const OUTCOME_DURATION = 1200;

export type CopyOutcome = 'idle' | 'copied' | 'failed';

/** Copies a text and says, for a moment, how that went. A repeat starts the moment anew. */
export function useCopy(): {
  outcome: CopyOutcome;
  copy: (text: string) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    const next = await copyText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    window.clearTimeout(timer.current);
    setOutcome(next);
    timer.current = window.setTimeout(() => setOutcome('idle'), OUTCOME_DURATION);
  }, []);

  return { outcome, copy };
}
