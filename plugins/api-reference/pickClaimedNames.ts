import type { PageClaim } from './assertKnownComponents';
import type { ApiGlobalData, ApiProduct } from './types';

/** Of each product's documented names, those that pages of the docs claim. */
export function pickClaimedNames(
  products: readonly ApiProduct[],
  claims: readonly PageClaim[],
): ApiGlobalData['names'] {
  const claimed = new Set(claims.flatMap(({ components }) => components));
  return Object.fromEntries(
    products.map(({ product, pages }) => [
      product,
      pages.map(({ name }) => name).filter((name) => claimed.has(name)),
    ]),
  );
}
