import type { Answer } from './answers';

/** What an endpoint gets, as JSON. */
export interface Feedback {
  /** The page's canonical path, without its language. */
  page: string;
  language: string;
  answer: Answer;
  /** Version of the documented packages. */
  version: string;
  comment?: string;
}

/** How long an endpoint may take, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Sends an answer by POST. Cookies stay here.
 *
 * @throws when the endpoint can't be reached in time, or answers with anything but success
 */
export async function sendFeedback(url: string, feedback: Feedback): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    // Who has answered may leave at once.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) {
    throw new Error(`The feedback endpoint answered ${response.status}.`);
  }
}
