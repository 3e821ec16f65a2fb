import type { VanishedMessage } from '../common/types';
import { worker } from './scope';

let deployedSince = false;

/** Whether the server has another build than this worker, as far as it knows yet. */
export function isOutdated(): boolean {
  return deployedSince;
}

/**
 * Takes notice that the server no longer has a file with a hash in its name: another
 * build has been deployed. From now on pages come from the server, the new worker is
 * looked for, and the page that asked for the file is told.
 */
export async function reportVanished(
  event: ExtendableEvent,
  file: string,
): Promise<void> {
  deployedSince = true;
  worker.registration.update().catch(() => undefined);
  const client =
    event instanceof FetchEvent
      ? await worker.clients.get(event.clientId)
      : undefined;
  client?.postMessage({ type: 'vanished', file } satisfies VanishedMessage);
}
