import type { ApiProduct, ProductId } from '../types';
import { assertReviewedNames } from './assertReviewedNames';
import { loadPackages } from './loadPackages';
import { createComponent } from './createComponent';
import { createEvents, createSelectors } from './createCatalogues';
import { createHooks } from './createHooks';
import { createInterfaces } from './createInterfaces';
import { createTypeTable } from './createTypeTable';
import { findComponents } from './judgeExports';
import type { PackageProgram } from './createProgramFactory';

/**
 * Extracts all that is documented of a product.
 *
 * @param packages the product's packages, smallest first
 */
export function extractProduct(
  product: ProductId,
  packages: readonly PackageProgram[],
): ApiProduct {
  const pages = [
    ...findComponents(product, packages).map(createComponent),
    ...createHooks(packages, product),
    ...createInterfaces(packages, product),
  ];
  const events = createEvents(packages);
  const selectors = createSelectors(packages);
  return {
    product,
    events,
    selectors,
    ...createTypeTable({ pages, events, selectors }, packages),
  };
}

export interface ExtractRequest {
  /** Where the packages are resolved from. */
  siteDir: string;
  products: readonly ProductId[];
}

/**
 * Extracts the API of products from the installed packages, in the order of the request.
 *
 * @throws what `loadPackages` throws, and one Error for all reviewed names that a
 * product's packages do not have
 */
export function extractApi({ siteDir, products }: ExtractRequest): ApiProduct[] {
  return Array.from(loadPackages(siteDir, products), ([product, packages]) => {
    assertReviewedNames(product, packages);
    return extractProduct(product, packages);
  });
}
