/** Messages per second that a page bears: more than one per frame of a fast screen. */
export const LIMIT = 200;

/** The stretch of time that messages are counted in, in milliseconds. */
const SECOND = 1000;

/**
 * Creates the question to ask at each message of a frame: are there too many of them?
 * The count begins anew with the first message after a second.
 *
 * @param now the time in milliseconds
 * @returns a function that counts one more message; it returns true above the limit
 */
export function createRateWatch(
  now: () => number = () => performance.now(),
): () => boolean {
  let start = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    if (time - start >= SECOND) {
      start = time;
      count = 0;
    }
    count += 1;
    return count > LIMIT;
  };
}
