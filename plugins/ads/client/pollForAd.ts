import { waitVisible } from './waitVisible';

/** Pause before each poll, in milliseconds. */
export const POLL_INTERVAL = 500;

/** How often it is looked for an ad at most. */
export const MAX_POLLS = 30;

/** What is told about polls. */
export interface PollListener {
  /** An ad is in sight: there are no more polls. */
  onSeen: () => void;
  /** @param polls how many there were, this one included */
  onMissed: (polls: number) => void;
}

/**
 * Whether a place has an ad in sight: a link that takes room. What a blocker hides takes
 * none, and what it keeps from loading isn't there.
 */
export function hasAd(place: Element): boolean {
  const link = place.querySelector('a[href]');
  return link !== null && link.getClientRects().length > 0;
}

/**
 * Looks for an ad until one is seen, at most {@link MAX_POLLS} times; a hidden page is
 * not polled. It never rejects.
 *
 * @param signal aborted when the page is left, or when there is nothing to wait for
 */
export async function pollForAd(
  isSeen: () => boolean,
  { onSeen, onMissed }: PollListener,
  signal: AbortSignal,
): Promise<void> {
  for (let polls = 1; polls <= MAX_POLLS; polls += 1) {
    try {
      await waitVisible(POLL_INTERVAL, signal);
    } catch {
      return;
    }
    if (isSeen()) {
      onSeen();
      return;
    }
    onMissed(polls);
  }
}
