import { CACHE_PREFIX } from '../common/caches';
import { worker } from './scope';

/**
 * The kill switch: served in the worker's place, it takes over, removes itself, and deletes
 * what the worker has kept. It answers no request.
 */

/** Deletes the caches of the portal, no others: another site may share its origin. */
async function deleteCaches() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Leaves first: a page that reloads meanwhile is then no longer given to this worker. */
async function leave() {
  await worker.registration.unregister();
  await deleteCaches();
}

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(leave()));

// Browsers keep a worker until its last page closes, and a page that registers it again
// until then calls it back without a second activation. Such a page tells what it shows.
worker.addEventListener('message', (event) => event.waitUntil(leave()));
