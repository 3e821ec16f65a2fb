import type { ApiPage, ApiProduct, ProductId } from '../types';
import { createComponent } from './createComponent';
import { createEvents } from './createEvents';
import { createHooks } from './createHooks';
import { createInterfaces } from './createInterfaces';
import { createSelectors } from './createSelectors';
import { createTypeIndex, type TypeIndex } from './createTypeIndex';
import { createTypes, listMemberTypeTexts, listTypeTexts } from './createTypes';
import { findComponents } from './findComponents';
import type { PackageExports } from './loadPackageExports';

/** Adds to each page the declarations of the types that it mentions. */
function withTypes(
  pages: readonly ApiPage[],
  packages: readonly PackageExports[],
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
  packages: readonly PackageExports[],
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
