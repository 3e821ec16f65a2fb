import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { PortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { shouldRegister } from '../common/shouldRegister';
import { runWhenIdle } from '@site/src/utils/runWhenIdle';

let followLink: (() => void) | undefined;

async function start() {
  const { startServiceWorker } = await import(
    /* webpackChunkName: "service-worker" */ './followWorker'
  );
  followLink = await startServiceWorker();
}

/** A page inside another has that one's worker, and nothing to keep. */
function isOutermost(): boolean {
  return window.top === window;
}

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  isOutermost() &&
  shouldRegister(
    (siteConfig.customFields as unknown as PortalFields).serviceWorker,
    siteConfig.url,
    window.location,
  )
) {
  runWhenIdle(() => {
    // Reading goes on without the worker; the next visit tries again.
    start().catch((error: unknown) => console.info('No offline reading.', error));
  });
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
