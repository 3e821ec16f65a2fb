/**
 * Clicks once more, when the page's script runs, on a button that was clicked before: on a
 * slow connection the page is readable long before that, and the click would be lost.
 * Links need no script, and once React has begun it answers to clicks itself. A press
 * elsewhere (scrolling by touch is one) or a key says that the reader has gone on.
 */
export function repeatEarlyClick(): void {
  const root = document.documentElement;
  let early: HTMLElement | null | undefined;

  for (const type of ['pointerdown', 'keydown', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        early =
          type === 'click' && !('docusaurusRoot' in window)
            ? (target as Element).closest('button')
            : null;
      },
      true,
    );
  }

  // Its own click clears `early`.
  new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      early?.click();
    }
  }).observe(root, { attributes: true });
}
