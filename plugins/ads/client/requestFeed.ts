/** Most bytes that are read of a feed. */
export const MAX_FEED_BYTES = 256_000;

/** The feed has answered, and asking again would not change that. */
export class FeedRefusal extends Error {}

/** The text of an answer, read until it is longer than a feed may be. */
async function readText(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    bytes += value.length;
    if (bytes > MAX_FEED_BYTES) {
      await reader.cancel();
      throw new FeedRefusal(`The ad feed is longer than ${MAX_FEED_BYTES} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Asks a feed once. Cookies stay here, and redirects are not followed: who is asked is
 * the operator's choice.
 *
 * @param signal aborted when the answer is no longer wanted
 * @returns what its JSON says
 * @throws a {@link FeedRefusal} for an answer that is final: a status other than 200 to
 *   299 and 500 and up, a redirect, too many bytes; any other Error is worth a retry
 */
export async function requestFeed(
  url: string,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    credentials: 'omit',
    redirect: 'manual',
    signal,
  });
  if (!response.ok) {
    const message = `The ad feed answered ${response.status || 'with a redirect'}.`;
    throw response.status < 500 ? new FeedRefusal(message) : new Error(message);
  }
  return JSON.parse(await readText(response)) as unknown;
}
