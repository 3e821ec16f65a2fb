import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { PortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { shouldRegister } from '@site/src/serviceWorker/shouldRegister';

/** Longest wait for a quiet moment after the page is loaded, in milliseconds. */
const MAX_WAIT = 5000;

let followLink: (() => void) | undefined;

async function start() {
  const { startServiceWorker } = await import(
    /* webpackChunkName: "service-worker" */ '@site/src/serviceWorker/client'
  );
  followLink = await startServiceWorker();
}

/** A demo in a document of its own has its page's worker, and nothing to keep. */
function isAlone(): boolean {
  return window.top === window;
}

function startWhenIdle() {
  const run = () => {
    // Reading goes on without the worker; the next visit tries again.
    start().catch((error: unknown) => console.info('No offline reading.', error));
  };
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: MAX_WAIT });
  } else {
    // Safari has no such callback.
    setTimeout(run, MAX_WAIT / 5);
  }
}

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  isAlone() &&
  shouldRegister(
    (siteConfig.customFields as unknown as PortalFields).serviceWorker,
    siteConfig.url,
    window.location,
  )
) {
  if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    window.addEventListener('load', startWhenIdle, { once: true });
  }
}

/** Tells the worker of pages that are reached by a link, for which nothing is loaded. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
    followLink?.();
  }
};
