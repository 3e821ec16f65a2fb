import type { KeepMessage } from '../common/types';

/** Resolves once a worker controls the page; never on a page outside of its scope. */
async function getController(
  container: ServiceWorkerContainer,
): Promise<ServiceWorker> {
  await container.ready;
  while (container.controller === null) {
    await new Promise((resolve) => {
      container.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  return container.controller;
}

/** Addresses of what the page has fetched. */
function listLoaded(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/**
 * Tells the worker which page is open.
 *
 * @param container the browser's service workers
 * @param withFiles whether the page has loaded files that the worker did not see
 */
export async function keepVisited(
  container: ServiceWorkerContainer,
  withFiles: boolean,
): Promise<void> {
  const controller = await getController(container);
  const { origin, pathname } = window.location;
  const files = withFiles ? listLoaded() : [];
  controller.postMessage({
    type: 'keep',
    page: `${origin}${pathname}`,
    files: files.filter((address) => address.startsWith(`${origin}/`)),
  } satisfies KeepMessage);
}
