import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { BUILD_HEADER, CACHES, type CacheLimits } from '../common/caches';
import { hasContent, isKeepableFile, isKeepablePage } from '../common/isKeepable';
import { isRightType } from '../common/isRightType';
import { toPageKey } from '../common/toPageKey';
import { config } from './config';
import { reportVanished } from './vanished';

/** Seconds that the server has, before what is kept answers in its stead. */
const PATIENCE = 4;

const keepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isKeepableFile(request, response)) ? response : null,
};

/** What may become part of the shell: one wrong file, and the worker is not installed. */
export const keepableShell: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const type = response.headers.get('content-type') ?? '';
    const isRight =
      response.status === 200 &&
      isRightType(request.url, request.destination, type) &&
      (await hasContent(response));
    return isRight ? response : null;
  },
};

/** Keeps a page by its address alone, with the build whose worker kept it. */
const keepablePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toPageKey(new URL(request.url)),
  cacheWillUpdate: async ({ response }) => {
    if (!isKeepablePage(response)) {
      return null;
    }
    const headers = new Headers(response.headers);
    headers.set(BUILD_HEADER, config.build);
    return new Response(response.body, { headers });
  },
};

const watchful: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.status === 404 || response.status === 410) {
      await reportVanished(event, request.url);
    }
    return response;
  },
};

function limit({ maxEntries, maxAgeSeconds }: CacheLimits): WorkboxPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds,
    purgeOnQuotaError: true,
  });
}

const pages = {
  cacheName: CACHES.pages.name,
  plugins: [keepablePage, limit(CACHES.pages)],
};

/** A page of this build: at once, and anew for the next time. */
export const stalePages = new StaleWhileRevalidate(pages);

/** A page that is not kept, or of another build: from the server where it answers. */
export const freshPages = new NetworkFirst({
  ...pages,
  networkTimeoutSeconds: PATIENCE,
});

/** What has a hash in its name never changes: kept, it is not asked for again. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets.name,
  plugins: [keepable, watchful, limit(CACHES.assets)],
});

/** What has no hash in its name answers from what is kept, and is refreshed behind it. */
export const files = new StaleWhileRevalidate({
  cacheName: CACHES.files.name,
  plugins: [keepable, limit(CACHES.files)],
});

/** Search asks for some files with the time in the query, past every cache. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
};

const searchCache = {
  cacheName: CACHES.search.name,
  plugins: [keepable, withoutQuery, limit(CACHES.search)],
};

/** Where an index begins: it has to be of the same build as the parts that it names. */
export const search = new NetworkFirst({
  ...searchCache,
  networkTimeoutSeconds: PATIENCE,
});

/** The parts of an index. */
export const hashedSearch = new CacheFirst(searchCache);
