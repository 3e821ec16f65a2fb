import { parseFeed, type AdRecord } from './parseFeed';
import { FeedRefusal, requestFeed } from './requestFeed';
import { waitVisible } from './waitVisible';

/** How often a feed is asked again that could not be read. */
export const MAX_RETRIES = 10;

/** How long all requests to the feed may take together, in milliseconds of the page being visible. */
export const FEED_TIME_LIMIT = 15_000;

const FIRST_DELAY = 200;
const LONGEST_DELAY = 1800;

/**
 * The pause before a retry, in milliseconds: it doubles, up to a limit that lets all
 * retries of a feed that fails at once happen within {@link FEED_TIME_LIMIT}.
 *
 * @param retry the first one is 0
 */
export function getRetryDelay(retry: number): number {
  return Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY);
}

/**
 * Asks until the feed can be read; rejects after the last retry, for a final answer, or
 * when the signal is aborted.
 */
async function requestRepeatedly(
  url: string,
  signal: AbortSignal,
): Promise<unknown> {
  for (let retry = 0; ; retry += 1) {
    await waitVisible(0, signal);
    try {
      return await requestFeed(url, signal);
    } catch (error) {
      const isFinal = error instanceof FeedRefusal || retry === MAX_RETRIES;
      if (signal.aborted || isFinal) {
        throw error;
      }
    }
    await waitVisible(getRetryDelay(retry), signal);
  }
}

/**
 * Loads a third-party ad from a feed: one request and up to {@link MAX_RETRIES} retries
 * within {@link FEED_TIME_LIMIT}, all paused while the page is hidden.
 *
 * @param signal aborted when the page is left
 * @returns undefined where the feed has no ad, or could not be read in time; it never
 *   rejects
 */
export async function loadAd(
  url: string,
  signal: AbortSignal,
): Promise<AdRecord | undefined> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) {
    end();
  }
  waitVisible(FEED_TIME_LIMIT, ended.signal).then(end, () => undefined);
  try {
    return parseFeed(await requestRepeatedly(url, ended.signal));
  } catch {
    return undefined;
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
