import { compareNames } from '../../common/compareNames';
import { toTypeAnchor, toTypeRoute } from '../../common/typeAddress';
import type { ProductId } from '../../types';
import { getTypeAddress, listTypeLinks } from '../openTypes/typeLinks';

/** A type that a page names. */
export interface NamedType {
  /** Its anchor, on the page as in its document. */
  anchor: string;
  name: string;
  href: string;
  /** Its key, where the address is that of a page of its own. */
  dataType?: string;
}

const TYPE_ANCHOR = /^type-(.+)$/;

/** The types that a page's texts and tables name, each once, by name. */
export function listTypes(root: Element): NamedType[] {
  const types = new Map<string, NamedType>();
  for (const link of listTypeLinks(root)) {
    const { anchor } = getTypeAddress(link)!;
    const isOwn = link.closest('[data-types], [data-type-panel]') === null;
    if (isOwn && TYPE_ANCHOR.test(anchor) && !types.has(anchor)) {
      types.set(anchor, {
        anchor,
        name: link.textContent,
        href: link.getAttribute('href')!,
        dataType: link.dataset.type,
      });
    }
  }
  return [...types.values()].toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * The type that an address asks a page for, though only other types name it.
 *
 * @param toUrl gives a route the language's base URL
 * @returns undefined for any other anchor
 */
export function toAskedType(
  anchor: string,
  product: ProductId,
  toUrl: (route: string) => string,
): NamedType | undefined {
  const [, key] = TYPE_ANCHOR.exec(anchor) ?? [];
  return key === undefined
    ? undefined
    : {
        anchor,
        name: key,
        href: `${toUrl(toTypeRoute(product, key))}#${toTypeAnchor(key)}`,
      };
}
