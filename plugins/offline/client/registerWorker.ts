/** Where the worker is; below /x/, so that hosts which can't widen its scope have one. */
const WORKER_URL = '/x/sw.js';

/**
 * Registers the worker for the whole portal, or for the pages beside it where the host
 * does not send the header that allows more.
 *
 * @throws what the browser says of a worker that it can't fetch or run
 */
export async function registerWorker(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> {
  try {
    return await container.register(WORKER_URL, { scope: '/' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') {
      return container.register(WORKER_URL);
    }
    throw error;
  }
}
