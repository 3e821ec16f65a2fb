import { cacheNames } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { getCacheKeyForURL } from 'workbox-precaching';
import { CACHES } from '../common/caches';
import { classifyAddress } from './classifyAddress';

/**
 * Keeps the scripts and styles of the shell that this worker replaces: kept pages of that
 * build need them offline. They grow old like everything else that is kept.
 */
export async function keepFormerShell(): Promise<void> {
  const { name, maxEntries, maxAgeSeconds } = CACHES.assets;
  const shell = await caches.open(cacheNames.precache);
  const kept = await caches.open(name);
  const expiration = new CacheExpiration(name, { maxEntries, maxAgeSeconds });
  for (const { url } of await shell.keys()) {
    const response = await shell.match(url);
    const isAsset = classifyAddress(url) === 'asset';
    if (isAsset && getCacheKeyForURL(url) === undefined && response) {
      await kept.put(url, response);
      await expiration.updateTimestamp(url);
    }
  }
}
