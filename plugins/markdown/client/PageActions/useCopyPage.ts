import { useEffect, useRef, useState } from 'react';
import { copyPromisedText } from '@site/src/utils/copyPromisedText';
import { fetchMarkdown } from './fetchMarkdown';

/** How long it is shown that a page was copied, in milliseconds. */
const DURATION = 1200;

/** A failure stays, since it comes with a way out. */
export type CopyPageState = 'idle' | 'copying' | 'copied' | 'failed';

export interface CopyPage {
  state: CopyPageState;
  /** Does nothing while it copies. */
  copy: () => Promise<void>;
}

/**
 * Copies the Markdown of a page and says how that goes.
 *
 * @param path where the Markdown is
 */
export function useCopyPage(path: string): CopyPage {
  const [state, setState] = useState<CopyPageState>('idle');
  const timer = useRef<number | undefined>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  async function copy() {
    if (state === 'copying') {
      return;
    }
    window.clearTimeout(timer.current);
    setState('copying');
    const next = await copyPromisedText(fetchMarkdown(path)).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (!mounted.current) {
      return;
    }
    setState(next);
    if (next === 'copied') {
      timer.current = window.setTimeout(() => setState('idle'), DURATION);
    }
  }

  return { state, copy };
}
