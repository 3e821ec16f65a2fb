import type { ProductId } from '../types';
import { toIndexPermalink, toSlug } from './permalinks';

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

/** Route of the document with the snippets of a component, without the site's base URL. */
export function toSnippetsRoute(product: ProductId, component: string): string {
  return `${toIndexPermalink(product)}/snippets/${toSlug(component)}`;
}

/** The anchor of a prop's snippet in its document. */
export function toSnippetAnchor(prop: string): string {
  return `snippet-${prop}`;
}

/** Addresses of types and snippets in their documents. */
const PART_ADDRESS =
  /^([^#]*(?:\/types\/[\da-f]{2}(?=#type-)|\/snippets\/[\w-]+(?=#snippet-)))#(.+)$/;

/** Whether an address is that of a part of the documents, which are no pages of the site. */
export function isPartAddress(href: string): boolean {
  return PART_ADDRESS.test(href);
}

/** Where a type or a snippet is found that opens in a page. */
export interface PartAddress {
  /** Address of the document that holds it. */
  document: string;
  /** Its anchor there. */
  anchor: string;
}

/**
 * Where the type or the snippet that a link names is found.
 *
 * @param href that of the link
 * @param key of the type, where the link leads to a page of the type's own
 */
export function readPartAddress(
  href: string,
  key: string | undefined,
): PartAddress | undefined {
  if (key !== undefined) {
    const [page = ''] = href.split('#', 1);
    const base = page.slice(0, page.lastIndexOf('/'));
    return {
      document: `${base}/types/${toTypeShard(key)}`,
      anchor: toTypeAnchor(key),
    };
  }
  const [, document, anchor] = PART_ADDRESS.exec(href) ?? [];
  return document !== undefined && anchor !== undefined
    ? { document, anchor }
    : undefined;
}
