import { toSearchList } from '../common/searchList';
import { classifyAddress } from './classifyAddress';
import { hashedSearch, search } from './strategies';

/** How many files are fetched at a time. */
const PARALLEL = 4;

const filled = new Set<string>();

async function fetchFile(event: ExtendableEvent, address: string) {
  const request = new Request(address);
  const kind = classifyAddress(request.url);
  await (kind === 'hashedSearch' ? hashedSearch : search).handle({ event, request });
}

async function fetchAll(event: ExtendableEvent, addresses: string[]) {
  const rest = addresses.values();
  const fetchNext = async () => {
    for (const address of rest) {
      await fetchFile(event, address);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
}

/**
 * Keeps the rest of an index, once somebody has searched in it, so that search goes on
 * offline. Readers who save data keep only what they have searched.
 *
 * @param url address of a file of the index, below `/search/<language>/`
 */
export async function fillSearch(event: ExtendableEvent, url: URL): Promise<void> {
  const list = toSearchList(url.pathname);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (list === undefined || filled.has(list) || connection?.saveData) {
    return;
  }
  filled.add(list);
  try {
    const response = await fetch(list, { cache: 'no-cache' });
    await fetchAll(event, (await response.json()) as string[]);
  } catch {
    // Without a connection, or a list; the next search tries again.
    filled.delete(list);
  }
}
