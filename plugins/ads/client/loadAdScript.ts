import { runWhenIdle } from '@site/src/utils/runWhenIdle';

/** The id by which the script of the Carbon network finds itself; others need none. */
const SCRIPT_ID = '_carbonads_js';

/**
 * Loads the script of an ad network into a place once the page is idle; the script draws
 * its ad beside itself. A script that can't be loaded does nothing.
 *
 * @returns the function that empties the place again
 */
export function loadAdScript(url: string, place: Element): () => void {
  const cancel = runWhenIdle(() => {
    const script = document.createElement('script');
    Object.assign(script, { id: SCRIPT_ID, src: url, async: true });
    place.append(script);
  });
  return () => {
    cancel();
    place.replaceChildren();
  };
}
