import { toTypeAnchor, type TypeAddress } from '../../common/typeAddress';

/** Documents that were fetched, by address: neighbors of a type come with it. */
const documents = new Map<string, Promise<Document>>();

async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Loads the content of a type from its document.
 *
 * @throws where the document can't be had, which is tried again the next time, or where
 * the type is not in it
 */
export async function loadType({
  key,
  document: address,
}: TypeAddress): Promise<HTMLElement> {
  const loading = documents.get(address) ?? fetchDocument(address);
  documents.set(address, loading);
  try {
    const section = (await loading).getElementById(toTypeAnchor(key));
    if (section === null) {
      throw new Error(`${address} has no type ${key}.`);
    }
    return document.importNode(section, true);
  } catch (error) {
    documents.delete(address);
    throw error;
  }
}
