import type { PartAddress } from '../../common/typeAddress';

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
 * Loads the content of a type or a snippet from its document.
 *
 * @throws where the document can't be had, which is tried again the next time, or where
 * it is not in the document
 */
export async function loadType({
  anchor,
  document: address,
}: PartAddress): Promise<HTMLElement> {
  const loading = documents.get(address) ?? fetchDocument(address);
  documents.set(address, loading);
  try {
    const section = (await loading).getElementById(anchor);
    if (section === null) {
      throw new Error(`${address} has no part ${anchor}.`);
    }
    return document.importNode(section, true);
  } catch (error) {
    documents.delete(address);
    throw error;
  }
}
