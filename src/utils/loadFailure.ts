/** How browsers say that a module could not be fetched; they have no common name for it. */
const MODULE_FAILURE =
  /dynamically imported module|Importing a module script failed|Failed to fetch|NetworkError when|Load failed/;

/** What bundlers add to the error of a file that did not come. */
interface ChunkError extends Error {
  code?: string;
  /** The file's address. */
  request?: string;
}

function isChunkError(failure: unknown): failure is ChunkError {
  return (
    failure instanceof Error &&
    (failure.name === 'ChunkLoadError' ||
      (failure as ChunkError).code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/** Whether something failed because a file did not come, and not by a fault of its own. */
export function isLoadFailure(failure: unknown): boolean {
  return (
    isChunkError(failure) ||
    (failure instanceof TypeError && MODULE_FAILURE.test(failure.message))
  );
}

/** The address of the file that did not come, where the failure names it. */
export function getFailedFile(failure: unknown): string | undefined {
  return isChunkError(failure) ? failure.request : undefined;
}

/**
 * Deletes what the service worker and the browser have kept of a file, because that may
 * be wrong, and asks for it anew. It never fails: the next attempt tells.
 *
 * @param address the whole address
 */
export async function forgetFile(address: string): Promise<void> {
  try {
    // Without https there are no caches.
    const names = (await window.caches?.keys()) ?? [];
    await Promise.all(
      names.map(async (name) => (await caches.open(name)).delete(address)),
    );
    const response = await fetch(address, { cache: 'reload' });
    await response.blob();
  } catch {
    // There is no connection.
  }
}

/**
 * To be awaited before a file is asked for again that could not be loaded; see
 * {@link forgetFile}.
 *
 * @param failure what the last attempt failed with
 */
export async function forgetFailedFile(failure: unknown): Promise<void> {
  const file = getFailedFile(failure);
  if (file !== undefined) {
    await forgetFile(new URL(file, window.location.href).href);
  }
}
