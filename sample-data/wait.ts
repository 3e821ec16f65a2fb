/**
 * Resolves after a time.
 *
 * @param time milliseconds
 * @param signal ends the waiting: the promise is then rejected with its reason
 */
export function wait(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, time);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
