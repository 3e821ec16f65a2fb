/**
 * Clicks once more, when the page's script runs, on a button that was clicked before: on a
 * slow connection the page is readable long before that, and the click would be lost.
 * Ctrl or ⌘ with K counts as a click on what names it among its keys, the search.
 * Links need no script, and once React has begun it answers to clicks itself. A press
 * elsewhere (scrolling by touch is one) or another key says that the reader has gone on.
 */
export function repeatEarlyClick(): void {
  const root = document.documentElement;
  let early: HTMLElement | null | undefined;
  let hasHydrated = false;

  for (const type of ['pointerdown', 'keydown', 'click']) {
    document.addEventListener(
      type,
      (event) => {
        const { target, key, ctrlKey, metaKey } = event as KeyboardEvent;
        early = null;
        if (type === 'click' && !('docusaurusRoot' in window)) {
          early = (target as Element).closest('button');
        }
        if (key === 'k' && (ctrlKey || metaKey) && !hasHydrated) {
          // Browsers have the key, too.
          event.preventDefault();
          early = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
        }
      },
      true,
    );
  }

  // Its own click clears `early`.
  new MutationObserver(() => {
    hasHydrated = root.dataset.hasHydrated === 'true';
    if (hasHydrated) {
      early?.click();
    }
  }).observe(root, { attributes: true });
}
