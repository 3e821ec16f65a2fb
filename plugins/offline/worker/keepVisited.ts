import { getCacheKeyForURL } from 'workbox-precaching';
import type { KeepMessage } from '../common/types';
import { classifyAddress } from './classifyAddress';
import { isKeptOfThisBuild } from './pages';
import { assets, files, freshPages } from './strategies';

async function keepPage(event: ExtendableEvent, address: string) {
  const url = new URL(address);
  if (classifyAddress(address, true) === 'page' && !(await isKeptOfThisBuild(url))) {
    await freshPages.handle({ event, request: new Request(url) });
  }
}

async function keepFile(event: ExtendableEvent, address: string) {
  const kind = classifyAddress(address);
  if (kind === 'asset' && getCacheKeyForURL(address) === undefined) {
    await assets.handle({ event, request: new Request(address) });
  } else if (kind === 'file') {
    await files.handle({ event, request: new Request(address) });
  }
}

/**
 * Keeps a page that its reader has come to by a link, without asking for it, or before
 * there was a worker. What can't be fetched now is kept another time.
 */
export async function keepVisited(
  event: ExtendableEvent,
  { page, files: addresses }: KeepMessage,
): Promise<void> {
  await Promise.allSettled([
    keepPage(event, page),
    ...addresses.map((address) => keepFile(event, address)),
  ]);
}
