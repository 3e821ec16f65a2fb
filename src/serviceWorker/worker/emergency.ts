import { CACHE_PREFIX } from '../caches';
import { worker } from './scope';

/**
 * The kill switch: served in the worker's place, it takes over, deletes what the worker
 * has kept, and removes itself. It answers no request.
 */

/** Deletes the caches of the portal, no others: another site may share its origin. */
async function deleteCaches() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
}

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister()));
});
