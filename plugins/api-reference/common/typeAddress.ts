import type { ProductId } from '../types';
import { toIndexPermalink } from './permalinks';

/** How many documents the types of a product are spread over: one opening fetches little. */
const SHARDS = 64;

/** The document that holds a type, by its key alone: an address stays when types come and go. */
export function toTypeShard(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  // The low bits of this hash hardly differ between similar names.
  const shard = ((hash ^ (hash >>> 15)) >>> 0) % SHARDS;
  return shard.toString(16).padStart(2, '0');
}

/** Route of the document that holds a type, without the site's base URL. */
export function toTypeRoute(product: ProductId, key: string): string {
  return `${toIndexPermalink(product)}/types/${toTypeShard(key)}`;
}

/** The anchor of a type in its document. */
export function toTypeAnchor(key: string): string {
  return `type-${key}`;
}

/** Addresses of types in their documents. */
const TYPE_ADDRESS = /^([^#]*\/types\/[\da-f]{2})#type-(.+)$/;

/** Whether an address is that of a type in the documents, which are no pages of the site. */
export function isTypeAddress(href: string): boolean {
  return TYPE_ADDRESS.test(href);
}

/** Where a type is found. */
export interface TypeAddress {
  key: string;
  /** Address of the document that holds it. */
  document: string;
}

/**
 * Where the type that a link names is found.
 *
 * @param href that of the link
 * @param key of the type, where the link leads to a page of the type's own
 */
export function readTypeAddress(
  href: string,
  key: string | undefined,
): TypeAddress | undefined {
  if (key !== undefined) {
    const [page = ''] = href.split('#', 1);
    const base = page.slice(0, page.lastIndexOf('/'));
    return { key, document: `${base}/types/${toTypeShard(key)}` };
  }
  const [, document, anchor] = TYPE_ADDRESS.exec(href) ?? [];
  return document !== undefined && anchor !== undefined
    ? { key: anchor, document }
    : undefined;
}
