import type { ApiProduct, ProductId, ApiPage } from '../types';
import { assertReviewedNames } from './assertReviewedNames';
import { loadPackages } from './loadPackages';
import { createComponent } from './createComponent';
import { createEvents, createSelectors } from './createCatalogues';
import { createHooks } from './createHooks';
import { createInterfaces } from './createInterfaces';
import {
  createTypeIndex,
  type TypeIndex,
  createTypes,
  listMemberTypeTexts,
  listTypeTexts,
} from './createTypes';
import { findComponents } from './judgeExports';
import type { PackageProgram } from './createProgramFactory';

/** Adds to each page the declarations of the types that it mentions. */
function withTypes(
  pages: readonly ApiPage[],
  packages: readonly PackageProgram[],
): ApiPage[] {
  const names = new Set(pages.map(({ name }) => name));
  const indexes = packages.map(createTypeIndex);
  return pages.map((page) => {
    // An interface has members of larger plans too, whose types its home does not know.
    const larger = indexes.slice(
      packages.findIndex(({ plan }) => plan === page.plan),
    );
    const findType: TypeIndex = (name) =>
      larger.map((find) => find(name)).find((type) => type !== undefined);
    const types = createTypes(listTypeTexts(page), findType, (name) =>
      names.has(name),
    );
    return { ...page, types };
  });
}

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
  const largest = packages.at(-1);
  const texts = listMemberTypeTexts([...events, ...selectors]);
  return {
    product,
    pages: withTypes(pages, packages),
    events,
    selectors,
    ...(largest &&
      texts.length > 0 && {
        types: createTypes(texts, createTypeIndex(largest), (name) =>
          pages.some((page) => page.name === name),
        ),
      }),
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
 * product's packages do not export
 */
export function extractApi({ siteDir, products }: ExtractRequest): ApiProduct[] {
  return Array.from(loadPackages(siteDir, products), ([product, packages]) => {
    assertReviewedNames(product, packages);
    return extractProduct(product, packages);
  });
}
