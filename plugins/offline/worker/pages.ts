import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { BUILD_HEADER, CACHES } from '../common/caches';
import { toOfflineRoute } from '../common/offlineRoute';
import { toPageKey } from '../common/toPageKey';
import { config } from './config';
import { freshPages, stalePages } from './strategies';
import { isOutdated } from './vanished';

/**
 * Whether a page is kept as this build has it. One of an earlier build would ask for
 * chunks that the server no longer has: it answers only where the server does not.
 */
export async function isKeptOfThisBuild(url: URL): Promise<boolean> {
  const cache = await caches.open(CACHES.pages.name);
  const kept = await cache.match(toPageKey(url));
  return !isOutdated() && kept?.headers.get(BUILD_HEADER) === config.build;
}

/** Answers a navigation: with the page, or else the page that says what can be read. */
export async function answerPage({
  url,
  request,
  event,
}: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const strategy = (await isKeptOfThisBuild(url)) ? stalePages : freshPages;
    return await strategy.handle({ request, event });
  } catch (error) {
    const offline = await matchPrecache(
      toOfflineRoute(url.pathname, config.languages),
    );
    if (offline === undefined) {
      throw error;
    }
    return offline;
  }
}
