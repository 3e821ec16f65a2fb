import type { RefObject } from 'react';
import { useCopy, type CopyOutcome } from './useCopy';
import { useCopyShortcut } from './useCopyShortcut';

export interface CopyTarget {
  outcome: CopyOutcome;
  /** Copies what `getText` gives now; never rejects. */
  copy: () => Promise<void>;
  /** Copies another text, such as a link to the block, with the same outcome. */
  copyText: (text: string) => Promise<void>;
}

/**
 * Makes a block of code copyable, by a button and by Ctrl+C or ⌘C while the block has
 * the pointer or the focus. The two share one outcome.
 *
 *     <div ref={block} data-code-block>…</div>
 *
 * @param block the element, which carries the attribute `data-code-block`; undefined
 *   leaves only the button
 * @param getText called at the copy, so that it can read what is shown then
 * @param duration how long the outcome is shown, in milliseconds
 */
export function useCopyTarget(
  block: RefObject<HTMLElement | null> | undefined,
  getText: () => string,
  duration?: number,
): CopyTarget {
  const { outcome, copy } = useCopy(duration);
  const copyNow = () => copy(getText());
  useCopyShortcut(block, copyNow);
  return { outcome, copy: copyNow, copyText: copy };
}
