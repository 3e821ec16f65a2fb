/**
 * Waits for a time during which the page can be seen: while it is hidden the clock stands
 * still, and nothing resolves. Browser only.
 *
 * @param duration in milliseconds; 0 waits for a hidden page only
 * @returns a promise that rejects with the signal's reason once that is aborted
 */
export function waitVisible(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    let remaining = duration;
    let startedAt = 0;
    let timer: number | undefined;

    function stop() {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', adapt);
      signal.removeEventListener('abort', abort);
    }
    function abort() {
      stop();
      reject(signal.reason);
    }
    function finish() {
      stop();
      resolve();
    }
    function adapt() {
      if (document.visibilityState === 'visible' && remaining === 0) {
        finish();
      } else if (document.visibilityState === 'visible' && timer === undefined) {
        startedAt = performance.now();
        timer = window.setTimeout(finish, remaining);
      } else if (document.visibilityState === 'hidden' && timer !== undefined) {
        window.clearTimeout(timer);
        timer = undefined;
        remaining = Math.max(0, remaining - (performance.now() - startedAt));
      }
    }

    document.addEventListener('visibilitychange', adapt);
    signal.addEventListener('abort', abort);
    adapt();
  });
}
