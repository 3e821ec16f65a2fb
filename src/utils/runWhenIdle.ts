/** How long a page may be busy before it has to begin anyway, in milliseconds. */
const LONGEST_WAIT = 5000;

function scheduleIdle(action: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(action, 1);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action, { timeout: LONGEST_WAIT });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Runs something once the page has loaded and has nothing else to do.
 *
 * @returns the function that calls it off
 */
export function runWhenIdle(action: () => void): () => void {
  let cancel: () => void = () => undefined;
  const schedule = () => {
    cancel = scheduleIdle(action);
  };
  if (document.readyState === 'complete') {
    schedule();
    return () => cancel();
  }
  window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel();
  };
}
