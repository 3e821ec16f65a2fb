import type { ClientModule } from '@docusaurus/types';

let isHydrated = false;

/**
 * Holds the title that the server wrote until the page is hydrated: react-helmet-async
 * writes while React still renders, so that a render cut into slices, on a slow machine,
 * shows the portal's own title before the page's.
 */
function keepTitle() {
  const title = document.title;
  const observer = new MutationObserver(() => {
    if (isHydrated) {
      observer.disconnect();
    } else if (document.title !== title) {
      document.title = title;
    }
  });
  observer.observe(document.head, { childList: true, subtree: true });
}

if (typeof document !== 'undefined') {
  keepTitle();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  isHydrated = true;
};
