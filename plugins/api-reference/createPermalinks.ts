import type { PageClaim } from './assertKnownComponents';
import { toPermalink } from './toPermalink';
import type { ApiProduct } from './types';

/**
 * The route of each documented name, without the language prefix. A few names are
 * exported by more than one product, as `Toolbar` is: such a name leads to the page of
 * the first product, and `charts/Toolbar` to that of the other.
 */
export function createPermalinks(
  products: readonly ApiProduct[],
): Record<string, string> {
  const permalinks: Record<string, string> = {};
  for (const { product, pages } of products) {
    for (const page of pages) {
      const key = page.name in permalinks ? `${product}/${page.name}` : page.name;
      permalinks[key] = toPermalink(page);
    }
  }
  return permalinks;
}

/** Of the routes, those of the names that pages claim: all that a browser asks for. */
export function pickClaimed(
  permalinks: Readonly<Record<string, string>>,
  claims: readonly PageClaim[],
): Record<string, string> {
  const names = new Set(claims.flatMap(({ components }) => components));
  return Object.fromEntries(
    Object.entries(permalinks).filter(([key]) =>
      names.has(key.slice(key.indexOf('/') + 1)),
    ),
  );
}
