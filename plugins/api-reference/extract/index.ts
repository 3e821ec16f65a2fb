import type { ApiProduct, ProductId } from '../types';
import { assertReviewedNames } from './assertReviewedNames';
import { extractProduct } from './extractProduct';
import { loadPackages } from './loadPackages';

export interface ExtractRequest {
  /** Where the packages are resolved from. */
  siteDir: string;
  products: readonly ProductId[];
}

/**
 * Extracts the API of products from the installed packages, in the order of the request.
 *
 * @throws what `loadPackages` throws, and one Error for all reviewed names that a
 * product's packages do not export
 */
export function extractApi({ siteDir, products }: ExtractRequest): ApiProduct[] {
  return Array.from(loadPackages(siteDir, products), ([product, packages]) => {
    assertReviewedNames(product, packages);
    return extractProduct(product, packages);
  });
}
