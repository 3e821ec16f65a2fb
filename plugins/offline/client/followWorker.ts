import { keepVisited } from './keepVisited';
import { registerWorker } from './registerWorker';
import { watchVersions } from './watchVersions';

/** Milliseconds between two looks for a new version, while links are followed. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/**
 * Registers the worker, and keeps what the reader has open.
 *
 * @returns what to call after each link that was followed
 */
export async function startServiceWorker(): Promise<() => void> {
  const { serviceWorker } = navigator;
  const checkVersion = watchVersions(serviceWorker);
  const hadWorker = serviceWorker.controller !== null;
  const registration = await registerWorker(serviceWorker);
  void keepVisited(serviceWorker, !hadWorker);
  let lookedAt = Date.now();
  return () => {
    void keepVisited(serviceWorker, false);
    checkVersion();
    // The browser looks when a document is loaded, which links of the portal don't do.
    if (Date.now() - lookedAt > UPDATE_INTERVAL) {
      lookedAt = Date.now();
      registration.update().catch(() => undefined);
    }
  };
}
