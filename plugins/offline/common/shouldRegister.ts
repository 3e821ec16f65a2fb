import type { ServiceWorkerMode } from '../../../config/portal';

/**
 * Whether a page registers the worker. By default on the host that the portal is published
 * at alone, and over https: a copy that somebody serves elsewhere, a preview or a test of
 * the same build has to be fresh, and could not be told apart by anything else.
 *
 * @param siteUrl origin that the portal is published at
 * @param location where the page is open
 */
export function shouldRegister(
  mode: ServiceWorkerMode,
  siteUrl: string,
  location: Pick<Location, 'protocol' | 'host'>,
): boolean {
  switch (mode) {
    case 'off':
      return false;
    case 'test':
      return true;
    case 'on':
      return (
        location.protocol === 'https:' && location.host === new URL(siteUrl).host
      );
  }
}
